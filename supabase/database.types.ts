export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      activity_log: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_kind: string;
          created_at: string;
          details: NonNullable<Json>;
          id: number;
          member_id: string | null;
          subject_id: string | null;
          subject_table: string | null;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_id?: string | null;
          actor_kind: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          member_id?: string | null;
          subject_id?: string | null;
          subject_table?: string | null;
        };
        Update: {
          action?: string;
          actor_id?: string | null;
          actor_kind?: string;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          member_id?: string | null;
          subject_id?: string | null;
          subject_table?: string | null;
        };
        Relationships: [];
      };
      admin_sessions: {
        Row: {
          admin_id: string;
          created_at: string;
          expires_at: string;
          id: string;
          last_seen_at: string;
          token_hash: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          created_at?: string;
          expires_at: string;
          id?: string;
          last_seen_at?: string;
          token_hash: string;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          expires_at?: string;
          id?: string;
          last_seen_at?: string;
          token_hash?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_sessions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_sessions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_sessions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      admins: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          name: string;
          permissions: string[];
          role: string;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          first_name: string;
          id?: string;
          last_name: string;
          name?: never;
          permissions?: string[];
          role?: string;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          first_name?: string;
          id?: string;
          last_name?: string;
          name?: never;
          permissions?: string[];
          role?: string;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      agents: {
        Row: {
          created_at: string;
          email: string;
          enrollment_code: string | null;
          first_name: string;
          id: string;
          last_name: string;
          phone: string | null;
          role: string;
          search_name: string | null;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          enrollment_code?: string | null;
          first_name: string;
          id?: string;
          last_name: string;
          phone?: string | null;
          role?: string;
          search_name?: never;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          enrollment_code?: string | null;
          first_name?: string;
          id?: string;
          last_name?: string;
          phone?: string | null;
          role?: string;
          search_name?: never;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      billing: {
        Row: {
          amount: number;
          billing_type: string;
          created_at: string;
          description: string | null;
          due_date: string;
          id: string;
          member_id: string;
          paid_at: string | null;
          payment_method: string | null;
          payment_method_last4: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          billing_type?: string;
          created_at?: string;
          description?: string | null;
          due_date: string;
          id?: string;
          member_id: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_method_last4?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          billing_type?: string;
          created_at?: string;
          description?: string | null;
          due_date?: string;
          id?: string;
          member_id?: string;
          paid_at?: string | null;
          payment_method?: string | null;
          payment_method_last4?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'billing_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'billing_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      billing_schedules: {
        Row: {
          amount: number;
          billing_type: string;
          created_at: string;
          id: string;
          member_id: string;
          next_billing_date: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          billing_type?: string;
          created_at?: string;
          id?: string;
          member_id: string;
          next_billing_date: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          billing_type?: string;
          created_at?: string;
          id?: string;
          member_id?: string;
          next_billing_date?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'billing_schedules_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'billing_schedules_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_messages: {
        Row: {
          assigned_to: string | null;
          created_at: string;
          email: string | null;
          entered_by: string | null;
          id: string;
          language: string;
          member_id: string | null;
          message: string;
          name: string;
          phone: string | null;
          priority: string;
          search_text: string | null;
          status: string;
          subject: string;
          type: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assigned_to?: string | null;
          created_at?: string;
          email?: string | null;
          entered_by?: string | null;
          id?: string;
          language?: string;
          member_id?: string | null;
          message: string;
          name: string;
          phone?: string | null;
          priority?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
          updated_at?: string;
        };
        Update: {
          assigned_to?: string | null;
          created_at?: string;
          email?: string | null;
          entered_by?: string | null;
          id?: string;
          language?: string;
          member_id?: string | null;
          message?: string;
          name?: string;
          phone?: string | null;
          priority?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_messages_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_entered_by_fkey';
            columns: ['entered_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_entered_by_fkey';
            columns: ['entered_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_entered_by_fkey';
            columns: ['entered_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_messages_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_notes: {
        Row: {
          admin_id: string | null;
          body: string;
          created_at: string;
          id: string;
          message_id: string | null;
          submission_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          submission_id?: string | null;
        };
        Update: {
          admin_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          submission_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contact_notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_notes_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contact_notes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      enrollments: {
        Row: {
          agreed_to_terms: boolean | null;
          created_at: string;
          end_date: string | null;
          enrollment_date: string | null;
          id: string;
          inactive_date: string | null;
          inactive_reason: string | null;
          initial_payment_paid: boolean;
          member_id: string;
          monthly_cost: number | null;
          plan_type: string | null;
          primary_is_smoker: boolean | null;
          product_id: string | null;
          product_iua_id: string | null;
          source: string | null;
          start_date: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          agreed_to_terms?: boolean | null;
          created_at?: string;
          end_date?: string | null;
          enrollment_date?: string | null;
          id?: string;
          inactive_date?: string | null;
          inactive_reason?: string | null;
          initial_payment_paid?: boolean;
          member_id: string;
          monthly_cost?: number | null;
          plan_type?: string | null;
          primary_is_smoker?: boolean | null;
          product_id?: string | null;
          product_iua_id?: string | null;
          source?: string | null;
          start_date?: string | null;
          status?: string;
          updated_at?: string;
        };
        Update: {
          agreed_to_terms?: boolean | null;
          created_at?: string;
          end_date?: string | null;
          enrollment_date?: string | null;
          id?: string;
          inactive_date?: string | null;
          inactive_reason?: string | null;
          initial_payment_paid?: boolean;
          member_id?: string;
          monthly_cost?: number | null;
          plan_type?: string | null;
          primary_is_smoker?: boolean | null;
          product_id?: string | null;
          product_iua_id?: string | null;
          source?: string | null;
          start_date?: string | null;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'enrollments_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrollments_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrollments_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'enrollments_product_iua_id_fkey';
            columns: ['product_iua_id'];
            isOneToOne: false;
            referencedRelation: 'product_iua';
            referencedColumns: ['id'];
          },
        ];
      };
      episodes: {
        Row: {
          category: string;
          created_at: string;
          description: string;
          duration: string;
          id: string;
          publish_date: string | null;
          search_text: string | null;
          status: string;
          thumbnail: string | null;
          title: string;
          updated_at: string;
          video_url: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          category: string;
          created_at?: string;
          description?: string;
          duration?: string;
          id?: string;
          publish_date?: string | null;
          search_text?: never;
          status?: string;
          thumbnail?: string | null;
          title: string;
          updated_at?: string;
          video_url: string;
          views?: number;
        };
        Update: {
          category?: string;
          created_at?: string;
          description?: string;
          duration?: string;
          id?: string;
          publish_date?: string | null;
          search_text?: never;
          status?: string;
          thumbnail?: string | null;
          title?: string;
          updated_at?: string;
          video_url?: string;
          views?: number;
        };
        Relationships: [];
      };
      form_submissions: {
        Row: {
          answers: NonNullable<Json>;
          assigned_to: string | null;
          created_at: string;
          email: string | null;
          form_slug: string;
          id: string;
          is_record: boolean;
          language: string;
          member_id: string | null;
          name: string;
          phone: string | null;
          priority: string;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          answers: NonNullable<Json>;
          assigned_to?: string | null;
          created_at?: string;
          email?: string | null;
          form_slug: string;
          id?: string;
          is_record?: never;
          language?: string;
          member_id?: string | null;
          name?: string;
          phone?: string | null;
          priority?: string;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Update: {
          answers?: NonNullable<Json>;
          assigned_to?: string | null;
          created_at?: string;
          email?: string | null;
          form_slug?: string;
          id?: string;
          is_record?: never;
          language?: string;
          member_id?: string | null;
          name?: string;
          phone?: string | null;
          priority?: string;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'form_submissions_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_submissions_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_submissions_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_submissions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'form_submissions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      members: {
        Row: {
          additional_info: string | null;
          agent_id: string | null;
          apartment: string | null;
          auth_user_id: string | null;
          city: string | null;
          country: string | null;
          created_at: string;
          current_product_id: string | null;
          date_of_birth: string;
          email: string;
          enrollment_status: string;
          existing_condition: boolean | null;
          existing_condition_description: string | null;
          first_name: string;
          gender: string | null;
          id: string;
          last_name: string;
          phone_number: string | null;
          receive_emails: boolean | null;
          search_name: string;
          search_text: string;
          state: string | null;
          street_address: string | null;
          updated_at: string;
          zip_code: string | null;
        };
        ComputedFields: never;
        Insert: {
          additional_info?: string | null;
          agent_id?: string | null;
          apartment?: string | null;
          auth_user_id?: string | null;
          city?: string | null;
          country?: string | null;
          created_at?: string;
          current_product_id?: string | null;
          date_of_birth: string;
          email: string;
          enrollment_status?: string;
          existing_condition?: boolean | null;
          existing_condition_description?: string | null;
          first_name: string;
          gender?: string | null;
          id?: string;
          last_name: string;
          phone_number?: string | null;
          receive_emails?: boolean | null;
          search_name?: never;
          search_text?: never;
          state?: string | null;
          street_address?: string | null;
          updated_at?: string;
          zip_code?: string | null;
        };
        Update: {
          additional_info?: string | null;
          agent_id?: string | null;
          apartment?: string | null;
          auth_user_id?: string | null;
          city?: string | null;
          country?: string | null;
          created_at?: string;
          current_product_id?: string | null;
          date_of_birth?: string;
          email?: string;
          enrollment_status?: string;
          existing_condition?: boolean | null;
          existing_condition_description?: string | null;
          first_name?: string;
          gender?: string | null;
          id?: string;
          last_name?: string;
          phone_number?: string | null;
          receive_emails?: boolean | null;
          search_name?: never;
          search_text?: never;
          state?: string | null;
          street_address?: string | null;
          updated_at?: string;
          zip_code?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'members_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_current_product_id_fkey';
            columns: ['current_product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      membership_applications: {
        Row: {
          auth_user_id: string | null;
          consent_version: string;
          consented_at: string;
          created_at: string;
          date_of_birth: string;
          decided_at: string | null;
          decided_by: string | null;
          decline_reason: string | null;
          declined_mail_claimed_at: string | null;
          declined_mail_sent_at: string | null;
          email: string;
          first_name: string;
          id: string;
          language: string;
          last_name: string;
          member_id: string | null;
          opened_at: string | null;
          phone_number: string;
          received_mail_claimed_at: string | null;
          received_mail_sent_at: string | null;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          auth_user_id?: string | null;
          consent_version: string;
          consented_at: string;
          created_at?: string;
          date_of_birth: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decline_reason?: string | null;
          declined_mail_claimed_at?: string | null;
          declined_mail_sent_at?: string | null;
          email: string;
          first_name: string;
          id?: string;
          language?: string;
          last_name: string;
          member_id?: string | null;
          opened_at?: string | null;
          phone_number: string;
          received_mail_claimed_at?: string | null;
          received_mail_sent_at?: string | null;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Update: {
          auth_user_id?: string | null;
          consent_version?: string;
          consented_at?: string;
          created_at?: string;
          date_of_birth?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decline_reason?: string | null;
          declined_mail_claimed_at?: string | null;
          declined_mail_sent_at?: string | null;
          email?: string;
          first_name?: string;
          id?: string;
          language?: string;
          last_name?: string;
          member_id?: string | null;
          opened_at?: string | null;
          phone_number?: string;
          received_mail_claimed_at?: string | null;
          received_mail_sent_at?: string | null;
          search_text?: never;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'membership_applications_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_decided_by_fkey';
            columns: ['decided_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      message_replies: {
        Row: {
          admin_id: string | null;
          body: string;
          created_at: string;
          id: string;
          message_id: string | null;
          sent_at: string | null;
          submission_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          sent_at?: string | null;
          submission_id?: string | null;
        };
        Update: {
          admin_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          message_id?: string | null;
          sent_at?: string | null;
          submission_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'message_replies_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_replies_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_replies_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_replies_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_replies_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      page_views: {
        Row: {
          day: string;
          language: string;
          path: string;
          source: string;
          views: number;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          language: string;
          path: string;
          source?: string;
          views?: number;
          visits?: number;
        };
        Update: {
          day?: string;
          language?: string;
          path?: string;
          source?: string;
          views?: number;
          visits?: number;
        };
        Relationships: [];
      };
      password_resets: {
        Row: {
          created_at: string;
          expires_at: string;
          id: string;
          token_hash: string;
          used_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          expires_at: string;
          id?: string;
          token_hash: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          created_at?: string;
          expires_at?: string;
          id?: string;
          token_hash?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      payment_profiles: {
        Row: {
          card_last4: string;
          card_type: string;
          created_at: string;
          expiration_date: string;
          id: string;
          is_default: boolean;
          member_id: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          card_last4: string;
          card_type: string;
          created_at?: string;
          expiration_date: string;
          id?: string;
          is_default?: boolean;
          member_id: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          card_last4?: string;
          card_type?: string;
          created_at?: string;
          expiration_date?: string;
          id?: string;
          is_default?: boolean;
          member_id?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'payment_profiles_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_profiles_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      product_iua: {
        Row: {
          amount: number;
          created_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          created_at?: string;
          id?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          id?: string;
        };
        Relationships: [];
      };
      products: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          label: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string | null;
          id?: string;
          label: string;
          name: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          id?: string;
          label?: string;
          name?: string;
        };
        Relationships: [];
      };
      reply_templates: {
        Row: {
          body_en: string;
          body_pt: string;
          created_at: string;
          id: string;
          title_en: string;
          title_pt: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          body_en: string;
          body_pt: string;
          created_at?: string;
          id?: string;
          title_en: string;
          title_pt: string;
          updated_at?: string;
        };
        Update: {
          body_en?: string;
          body_pt?: string;
          created_at?: string;
          id?: string;
          title_en?: string;
          title_pt?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      rule_acknowledgements: {
        Row: {
          acknowledged_at: string;
          member_id: string;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_at?: string;
          member_id: string;
        };
        Update: {
          acknowledged_at?: string;
          member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'rule_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: true;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'rule_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: true;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      visitor_days: {
        Row: {
          day: string;
          gap: number;
          visitors: number;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          gap: number;
          visitors?: number;
        };
        Update: {
          day?: string;
          gap?: number;
          visitors?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      activity_list: {
        Row: {
          action: string;
          actor_id: string | null;
          actor_kind: string;
          actor_name: string | null;
          changes: Json | null;
          contact_id: string | null;
          created_at: string;
          details: Json | null;
          id: number;
          member_id: string | null;
          subject_id: string | null;
          subject_name: string | null;
          subject_table: string | null;
        };
        ComputedFields: never;
        Insert: {
          action?: string | null;
          actor_id?: string | null;
          actor_kind?: string | null;
          actor_name?: never;
          changes?: never;
          contact_id?: never;
          created_at?: string | null;
          details?: never;
          id?: number | null;
          member_id?: string | null;
          subject_id?: string | null;
          subject_name?: never;
          subject_table?: string | null;
        };
        Update: {
          action?: string | null;
          actor_id?: string | null;
          actor_kind?: string | null;
          actor_name?: never;
          changes?: never;
          contact_id?: never;
          created_at?: string | null;
          details?: never;
          id?: number | null;
          member_id?: string | null;
          subject_id?: string | null;
          subject_name?: never;
          subject_table?: string | null;
        };
        Relationships: [];
      };
      admin_list: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          has_password: boolean | null;
          has_second_factor: boolean | null;
          id: string;
          last_name: string;
          name: string;
          permissions: string[];
          role: string;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          email?: string | null;
          first_name?: string | null;
          has_password?: never;
          has_second_factor?: never;
          id?: string | null;
          last_name?: string | null;
          name?: string | null;
          permissions?: string[] | null;
          role?: string | null;
          search_text?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Update: {
          created_at?: string | null;
          email?: string | null;
          first_name?: string | null;
          has_password?: never;
          has_second_factor?: never;
          id?: string | null;
          last_name?: string | null;
          name?: string | null;
          permissions?: string[] | null;
          role?: string | null;
          search_text?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      agent_list: {
        Row: {
          created_at: string;
          email: string;
          enrollment_code: string | null;
          first_name: string;
          id: string;
          last_name: string;
          member_count: number | null;
          name: string | null;
          phone: string | null;
          role: string;
          search_name: string | null;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          email?: string | null;
          enrollment_code?: string | null;
          first_name?: string | null;
          id?: string | null;
          last_name?: string | null;
          member_count?: never;
          name?: never;
          phone?: string | null;
          role?: string | null;
          search_name?: string | null;
          search_text?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Update: {
          created_at?: string | null;
          email?: string | null;
          enrollment_code?: string | null;
          first_name?: string | null;
          id?: string | null;
          last_name?: string | null;
          member_count?: never;
          name?: never;
          phone?: string | null;
          role?: string | null;
          search_name?: string | null;
          search_text?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
      application_list: {
        Row: {
          consent_version: string;
          consented_at: string;
          created_at: string;
          date_of_birth: string;
          decided_at: string | null;
          decided_by_name: string | null;
          decline_reason: string | null;
          email: string;
          first_name: string;
          id: string;
          language: string;
          last_name: string;
          member_id: string | null;
          phone_number: string;
          search_text: string | null;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_list: {
        Row: {
          assigned_name: string | null;
          assigned_to: string | null;
          created_at: string | null;
          email: string | null;
          entered_by: string | null;
          entered_by_name: string | null;
          excerpt: string | null;
          id: string | null;
          is_record: boolean | null;
          kind: string | null;
          language: string | null;
          member_id: string | null;
          message: string | null;
          name: string | null;
          phone: string | null;
          priority: string | null;
          search_text: string | null;
          status: string | null;
          subject: string | null;
          type: string | null;
          updated_at: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      episode_list: {
        Row: {
          category: string;
          created_at: string;
          description: string;
          duration: string;
          id: string;
          is_shown: boolean | null;
          publish_date: string | null;
          search_text: string | null;
          status: string;
          thumbnail: string | null;
          title: string;
          updated_at: string;
          video_url: string;
          views: number;
        };
        ComputedFields: never;
        Insert: {
          category?: string | null;
          created_at?: string | null;
          description?: string | null;
          duration?: string | null;
          id?: string | null;
          is_shown?: never;
          publish_date?: string | null;
          search_text?: string | null;
          status?: string | null;
          thumbnail?: string | null;
          title?: string | null;
          updated_at?: string | null;
          video_url?: string | null;
          views?: number | null;
        };
        Update: {
          category?: string | null;
          created_at?: string | null;
          description?: string | null;
          duration?: string | null;
          id?: string | null;
          is_shown?: never;
          publish_date?: string | null;
          search_text?: string | null;
          status?: string | null;
          thumbnail?: string | null;
          title?: string | null;
          updated_at?: string | null;
          video_url?: string | null;
          views?: number | null;
        };
        Relationships: [];
      };
      member_list: {
        Row: {
          advisor_email: string | null;
          agent_id: string | null;
          agent_name: string | null;
          apartment: string | null;
          city: string | null;
          country: string | null;
          created_at: string;
          email: string;
          enrollment_status: string;
          first_name: string;
          has_failed_payment: boolean | null;
          id: string;
          is_activated: boolean | null;
          last_name: string;
          phone_number: string | null;
          plan: string | null;
          product_id: string | null;
          receive_emails: boolean | null;
          search_name: string;
          search_text: string;
          state: string | null;
          street_address: string | null;
          updated_at: string;
          zip_code: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'members_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_current_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          name: string;
          role: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string | null;
          email?: string | null;
          first_name?: string | null;
          id?: string | null;
          last_name?: string | null;
          name?: string | null;
          role?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Update: {
          created_at?: string | null;
          email?: string | null;
          first_name?: string | null;
          id?: string | null;
          last_name?: string | null;
          name?: string | null;
          role?: string | null;
          status?: string | null;
          updated_at?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      admin_second_factor: { Args: Record<PropertyKey, never>; Returns: Json };
      admin_sign_out: { Args: Record<PropertyKey, never>; Returns: undefined };
      authenticate_admin: {
        Args: { user_email: string; user_password: string };
        Returns: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          name: string;
          permissions: string[];
          role: string;
          second_factor_token: string;
          session_expires_at: string;
          session_token: string;
          status: string;
          updated_at: string;
        }[];
      };
      begin_admin_second_factor: { Args: { password: string }; Returns: Json };
      change_admin_email: {
        Args: { admin_id: string; email: string; seen_at: string };
        Returns: Json;
      };
      change_contacts: { Args: { changes: Json }; Returns: Json };
      check_password_reset: {
        Args: { client_address: string; email: string; token: string };
        Returns: Json;
      };
      claim_application_emails: {
        Args: { client_address: string };
        Returns: {
          decided_at: string;
          email: string;
          first_name: string;
          id: string;
          language: string;
          status: string;
        }[];
      };
      claim_form_confirmations: {
        Args: { client_address: string };
        Returns: {
          email: string;
          first_name: string;
          form_slug: string;
          language: string;
          submission_id: string;
        }[];
      };
      confirm_admin_second_factor: { Args: { code: string }; Returns: string[] };
      contact_sender: { Args: { contact_id: string }; Returns: Json };
      count_episode_view: { Args: { episode_id: string }; Returns: undefined };
      count_page_view: {
        Args: {
          days_since_last?: number;
          is_visit: boolean;
          language: string;
          path: string;
          source: string;
        };
        Returns: undefined;
      };
      count_recovery_codes: { Args: Record<PropertyKey, never>; Returns: number };
      create_recovery_codes: { Args: Record<PropertyKey, never>; Returns: string[] };
      current_admin: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          name: string;
          permissions: string[];
          role: string;
          session_expires_at: string;
          status: string;
          updated_at: string;
        }[];
      };
      decide_application: {
        Args: { application_id: string; decision: string; enrollment?: Json; reason?: string };
        Returns: Json;
      };
      end_own_session: { Args: { session_id: string }; Returns: boolean };
      episode_categories: { Args: Record<PropertyKey, never>; Returns: string[] };
      finish_activation: { Args: { mailbox_session: string }; Returns: string };
      finish_admin_sign_in: {
        Args: { code: string; second_factor_token: string };
        Returns: {
          created_at: string;
          email: string;
          first_name: string;
          id: string;
          last_name: string;
          name: string;
          permissions: string[];
          role: string;
          session_expires_at: string;
          session_token: string;
          status: string;
          updated_at: string;
        }[];
      };
      finish_application_email: {
        Args: { about?: string; application_id: string };
        Returns: undefined;
      };
      finish_form_confirmation: { Args: { submission_id: string }; Returns: undefined };
      finish_password_reset: { Args: { changed: boolean; reset_id: string }; Returns: undefined };
      import_members: { Args: { keep?: boolean; lines: Json }; Returns: Json };
      link_member_account: {
        Args: { activation_token: string; email: string; user_id: string };
        Returns: string;
      };
      list_own_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          created_at: string;
          id: string;
          ip: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      log_export: {
        Args: { list: string; narrowed_by?: Json; row_count: number };
        Returns: undefined;
      };
      member_sign_in_status: { Args: { email: string }; Returns: Json };
      member_timeline: {
        Args: {
          before_at?: string;
          before_id?: string;
          max_rows?: number;
          member_id: string;
          only_kind?: string;
        };
        Returns: {
          actor_kind: string;
          actor_name: string;
          details: Json;
          event: string;
          happened_at: string;
          id: string;
          is_day: boolean;
          kind: string;
          subject_id: string;
          subject_table: string;
        }[];
      };
      open_application: { Args: { application_id: string }; Returns: undefined };
      open_form_submission: { Args: { submission_id: string }; Returns: Json };
      open_lists: { Args: { lists: string[] }; Returns: string[] };
      open_member_record: { Args: { member_id: string }; Returns: Json };
      overview_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      own_membership_state: { Args: Record<PropertyKey, never>; Returns: string };
      read_admin_password_link: { Args: { token: string }; Returns: Json };
      recent_activity: {
        Args: { max_rows?: number };
        Returns: {
          action: string;
          actor_kind: string;
          actor_name: string;
          created_at: string;
          id: number;
          subject_id: string;
          subject_table: string;
        }[];
      };
      release_activation_login: {
        Args: { activation_token: string; email: string };
        Returns: undefined;
      };
      remove_admin_second_factor: { Args: { code: string; password: string }; Returns: string };
      renew_admin_recovery_codes: { Args: { code: string }; Returns: string[] };
      reset_admin_second_factor: { Args: { admin_id: string }; Returns: undefined };
      set_admin_password: { Args: { admin_id: string; password: string }; Returns: undefined };
      site_analytics: {
        Args: { before_first?: string; before_last?: string; first_day: string; last_day: string };
        Returns: Json;
      };
      start_admin_invitation: { Args: { admin_id: string }; Returns: Json };
      start_admin_password_reset: {
        Args: { client_address: string; email: string };
        Returns: Json;
      };
      start_password_reset: { Args: { client_address: string; email: string }; Returns: Json };
      submit_form: {
        Args: {
          answers: Json;
          form_slug: string;
          language: string;
          leave_empty?: string;
          seconds_taken?: number;
          submission_id: string;
        };
        Returns: Json;
      };
      take_password_reset: {
        Args: { client_address: string; email: string; token: string };
        Returns: Json;
      };
      use_admin_password_link: { Args: { password: string; token: string }; Returns: Json };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
      verify_member_credentials: { Args: { date_of_birth: string; email: string }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
