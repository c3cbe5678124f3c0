export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_help: {
        Row: {
          action: string;
          admin_first_name: string;
          admin_id: string;
          created_at: string;
          id: string;
          member_id: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          admin_first_name: string;
          admin_id: string;
          created_at?: string;
          id: string;
          member_id: string;
          reason: string;
        };
        Update: {
          action?: string;
          admin_first_name?: string;
          admin_id?: string;
          created_at?: string;
          id?: string;
          member_id?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'account_help_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'account_help_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'account_help_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'account_help_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'account_help_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'account_help_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
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
      admin_introductions: {
        Row: {
          admin_id: string;
          created_at: string;
          picture: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string;
          created_at?: string;
          picture?: string | null;
          updated_at?: string;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          picture?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'admin_introductions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: true;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_introductions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: true;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admin_introductions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: true;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      admin_sessions: {
        Row: {
          admin_id: string;
          created_at: string;
          entered_at: string | null;
          expires_at: string;
          id: string;
          last_seen_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          created_at?: string;
          entered_at?: string | null;
          expires_at?: string;
          id: string;
          last_seen_at?: string;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          entered_at?: string | null;
          expires_at?: string;
          id?: string;
          last_seen_at?: string;
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
      administration_rates: {
        Row: {
          admin_id: string | null;
          basis_points: number;
          created_at: string;
          effective_on: string;
          id: string;
          reason: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          basis_points: number;
          created_at?: string;
          effective_on: string;
          id?: string;
          reason: string;
        };
        Update: {
          admin_id?: string | null;
          basis_points?: number;
          created_at?: string;
          effective_on?: string;
          id?: string;
          reason?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'administration_rates_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'administration_rates_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'administration_rates_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      admins: {
        Row: {
          auth_user_id: string | null;
          counts_asked_at: string | null;
          counts_asked_by: string | null;
          counts_since: string | null;
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
          auth_user_id?: string | null;
          counts_asked_at?: string | null;
          counts_asked_by?: string | null;
          counts_since?: string | null;
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
          auth_user_id?: string | null;
          counts_asked_at?: string | null;
          counts_asked_by?: string | null;
          counts_since?: string | null;
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
        Relationships: [
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
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
      assistance_rules: {
        Row: {
          apply_days: number | null;
          city: string | null;
          created_at: string;
          free_up_to: number | null;
          id: string;
          kind: string;
          name: string;
          note: string;
          policy_url: string | null;
          reduced_up_to: number | null;
          retired_at: string | null;
          source: string;
          source_date: string;
          updated_at: string;
          us_state: string;
        };
        ComputedFields: never;
        Insert: {
          apply_days?: number | null;
          city?: string | null;
          created_at?: string;
          free_up_to?: number | null;
          id?: string;
          kind: string;
          name: string;
          note?: string;
          policy_url?: string | null;
          reduced_up_to?: number | null;
          retired_at?: string | null;
          source: string;
          source_date: string;
          updated_at?: string;
          us_state: string;
        };
        Update: {
          apply_days?: number | null;
          city?: string | null;
          created_at?: string;
          free_up_to?: number | null;
          id?: string;
          kind?: string;
          name?: string;
          note?: string;
          policy_url?: string | null;
          reduced_up_to?: number | null;
          retired_at?: string | null;
          source?: string;
          source_date?: string;
          updated_at?: string;
          us_state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assistance_rules_us_state_fkey';
            columns: ['us_state'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assistance_rules_us_state_fkey';
            columns: ['us_state'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['us_state'];
          },
        ];
      };
      bill_letters: {
        Row: {
          answered_on: string | null;
          bill_id: string;
          contents: NonNullable<Json>;
          created_at: string;
          id: string;
          letter: string;
          member_id: string;
          new_amount_cents: number | null;
          result: string | null;
          sent_by: string | null;
          sent_on: string | null;
          updated_at: string;
          written_on: string;
        };
        ComputedFields: never;
        Insert: {
          answered_on?: string | null;
          bill_id: string;
          contents: NonNullable<Json>;
          created_at?: string;
          id?: string;
          letter: string;
          member_id?: string;
          new_amount_cents?: number | null;
          result?: string | null;
          sent_by?: string | null;
          sent_on?: string | null;
          updated_at?: string;
          written_on: string;
        };
        Update: {
          answered_on?: string | null;
          bill_id?: string;
          contents?: NonNullable<Json>;
          created_at?: string;
          id?: string;
          letter?: string;
          member_id?: string;
          new_amount_cents?: number | null;
          result?: string | null;
          sent_by?: string | null;
          sent_on?: string | null;
          updated_at?: string;
          written_on?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_letters_bill_fkey';
            columns: ['bill_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'member_bills';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      bill_lines: {
        Row: {
          bill_id: string;
          care: string;
          charge_cents: number;
          description: string;
          discount_cents: number;
          id: string;
          other_payer: string | null;
          other_payer_cents: number;
          position: number;
          service_date: string;
          visits: number | null;
        };
        ComputedFields: never;
        Insert: {
          bill_id: string;
          care: string;
          charge_cents: number;
          description: string;
          discount_cents?: number;
          id: string;
          other_payer?: string | null;
          other_payer_cents?: number;
          position: number;
          service_date: string;
          visits?: number | null;
        };
        Update: {
          bill_id?: string;
          care?: string;
          charge_cents?: number;
          description?: string;
          discount_cents?: number;
          id?: string;
          other_payer?: string | null;
          other_payer_cents?: number;
          position?: number;
          service_date?: string;
          visits?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'bill_lines_bill_id_fkey';
            columns: ['bill_id'];
            isOneToOne: false;
            referencedRelation: 'bills';
            referencedColumns: ['id'];
          },
        ];
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
          {
            foreignKeyName: 'billing_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      billing_schedules: {
        Row: {
          amount: number;
          billing_day: number;
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
          billing_day?: number;
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
          billing_day?: number;
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
          {
            foreignKeyName: 'billing_schedules_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      bills: {
        Row: {
          bill_date: string | null;
          created_at: string;
          created_by: string | null;
          estimate_cents: number | null;
          file_id: string | null;
          id: string;
          member_id: string;
          provider: string;
          request_id: string;
          total_cents: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          bill_date?: string | null;
          created_at?: string;
          created_by?: string | null;
          estimate_cents?: number | null;
          file_id?: string | null;
          id: string;
          member_id: string;
          provider: string;
          request_id: string;
          total_cents: number;
          updated_at?: string;
        };
        Update: {
          bill_date?: string | null;
          created_at?: string;
          created_by?: string | null;
          estimate_cents?: number | null;
          file_id?: string | null;
          id?: string;
          member_id?: string;
          provider?: string;
          request_id?: string;
          total_cents?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'bills_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bills_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bills_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bills_file_id_fkey';
            columns: ['file_id'];
            isOneToOne: false;
            referencedRelation: 'request_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'bills_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'bills_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      closed_days: {
        Row: {
          day: string;
          id: string;
          is_open: boolean;
          name_en: string;
          name_pt: string;
          source: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          day: string;
          id?: string;
          is_open?: boolean;
          name_en: string;
          name_pt: string;
          source?: string;
          updated_at?: string;
        };
        Update: {
          day?: string;
          id?: string;
          is_open?: boolean;
          name_en?: string;
          name_pt?: string;
          source?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          about_request: string | null;
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
          received_at: string;
          search_text: string | null;
          status: string;
          subject: string;
          type: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          about_request?: string | null;
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
          received_at?: string;
          search_text?: never;
          status?: string;
          subject?: string;
          type?: string;
          updated_at?: string;
        };
        Update: {
          about_request?: string | null;
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
          received_at?: string;
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
          {
            foreignKeyName: 'contact_messages_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      contribution_amounts: {
        Row: {
          cents: number;
          from_age: number;
          plan_type: string;
          product_id: string;
          product_iua_id: string;
          table_id: string;
        };
        ComputedFields: never;
        Insert: {
          cents: number;
          from_age: number;
          plan_type: string;
          product_id: string;
          product_iua_id: string;
          table_id: string;
        };
        Update: {
          cents?: number;
          from_age?: number;
          plan_type?: string;
          product_id?: string;
          product_iua_id?: string;
          table_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contribution_amounts_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_amounts_product_iua_id_fkey';
            columns: ['product_iua_id'];
            isOneToOne: false;
            referencedRelation: 'product_iua';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_amounts_table_id_fkey';
            columns: ['table_id'];
            isOneToOne: false;
            referencedRelation: 'contribution_tables';
            referencedColumns: ['id'];
          },
        ];
      };
      contribution_entries: {
        Row: {
          admin_id: string | null;
          administration_cents: number | null;
          cents: number;
          created_at: string;
          id: string;
          kind: string;
          member_id: string | null;
          month: string;
          moves: string | null;
          note: string | null;
          received_on: string;
          reference: string | null;
          reverses: string | null;
          source: string;
          us_state: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          administration_cents?: number | null;
          cents: number;
          created_at?: string;
          id?: string;
          kind?: string;
          member_id?: string | null;
          month: string;
          moves?: string | null;
          note?: string | null;
          received_on: string;
          reference?: string | null;
          reverses?: string | null;
          source: string;
          us_state?: string | null;
        };
        Update: {
          admin_id?: string | null;
          administration_cents?: number | null;
          cents?: number;
          created_at?: string;
          id?: string;
          kind?: string;
          member_id?: string | null;
          month?: string;
          moves?: string | null;
          note?: string | null;
          received_on?: string;
          reference?: string | null;
          reverses?: string | null;
          source?: string;
          us_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'contribution_entries_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_moves_fkey';
            columns: ['moves'];
            isOneToOne: true;
            referencedRelation: 'contribution_entries';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_entries_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: false;
            referencedRelation: 'contribution_entries';
            referencedColumns: ['id'];
          },
        ];
      };
      contribution_months: {
        Row: {
          created_at: string;
          due_cents: number;
          due_on: string | null;
          first_lapses_on: string | null;
          id: string;
          is_paid: boolean;
          is_reversed: boolean;
          lapses_on: string | null;
          member_id: string;
          month: string;
          paid_on: string | null;
          received_cents: number;
          recurring_cents: number;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          due_cents: number;
          due_on?: string | null;
          first_lapses_on?: string | null;
          id?: string;
          is_paid?: never;
          is_reversed: boolean;
          lapses_on?: string | null;
          member_id: string;
          month: string;
          paid_on?: string | null;
          received_cents: number;
          recurring_cents: number;
        };
        Update: {
          created_at?: string;
          due_cents?: number;
          due_on?: string | null;
          first_lapses_on?: string | null;
          id?: string;
          is_paid?: never;
          is_reversed?: boolean;
          lapses_on?: string | null;
          member_id?: string;
          month?: string;
          paid_on?: string | null;
          received_cents?: number;
          recurring_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      contribution_tables: {
        Row: {
          admin_id: string | null;
          created_at: string;
          from_ages: number[];
          id: string;
          note: string | null;
          starts_on: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          created_at?: string;
          from_ages: number[];
          id: string;
          note?: string | null;
          starts_on: string;
          updated_at?: string;
        };
        Update: {
          admin_id?: string | null;
          created_at?: string;
          from_ages?: number[];
          id?: string;
          note?: string | null;
          starts_on?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'contribution_tables_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_tables_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_tables_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      decision_confirmations: {
        Row: {
          admin_id: string;
          agrees: boolean;
          created_at: string;
          decision_id: string;
          id: string;
          reason: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          agrees: boolean;
          created_at?: string;
          decision_id: string;
          id?: string;
          reason?: string | null;
        };
        Update: {
          admin_id?: string;
          agrees?: boolean;
          created_at?: string;
          decision_id?: string;
          id?: string;
          reason?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_confirmations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_confirmations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_confirmations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_confirmations_decision_id_fkey';
            columns: ['decision_id'];
            isOneToOne: true;
            referencedRelation: 'decisions';
            referencedColumns: ['id'];
          },
        ];
      };
      decision_lines: {
        Row: {
          charge_cents: number;
          decision_id: string;
          edition: number;
          id: string;
          line: Json | null;
          parts: Json | null;
          position: number;
          reason: string | null;
          shared_cents: number;
        };
        ComputedFields: never;
        Insert: {
          charge_cents: number;
          decision_id: string;
          edition: number;
          id?: string;
          line?: Json | null;
          parts?: Json | null;
          position: number;
          reason?: string | null;
          shared_cents: number;
        };
        Update: {
          charge_cents?: number;
          decision_id?: string;
          edition?: number;
          id?: string;
          line?: Json | null;
          parts?: Json | null;
          position?: number;
          reason?: string | null;
          shared_cents?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_lines_decision_id_fkey';
            columns: ['decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_lines_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'rule_editions';
            referencedColumns: ['number'];
          },
        ];
      };
      decision_proposals: {
        Row: {
          admin_id: string;
          created_at: string;
          edition: number;
          facts: Json | null;
          facts_hash: string | null;
          id: string;
          member_id: string | null;
          position: number;
          request_id: string | null;
          result: Json | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          created_at?: string;
          edition: number;
          facts?: Json | null;
          facts_hash?: string | null;
          id?: string;
          member_id?: string | null;
          position: number;
          request_id?: string | null;
          result?: Json | null;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          edition?: number;
          facts?: Json | null;
          facts_hash?: string | null;
          id?: string;
          member_id?: string | null;
          position?: number;
          request_id?: string | null;
          result?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_proposals_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_proposals_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_proposals_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_proposals_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'rule_editions';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'decision_proposals_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'decision_proposals_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      decision_settings: {
        Row: {
          confirm_above_cents: number;
          only_row: boolean;
          updated_at: string;
          wanted_at: string | null;
          wanted_by: string | null;
          wanted_cents: number | null;
        };
        ComputedFields: never;
        Insert: {
          confirm_above_cents?: number;
          only_row?: boolean;
          updated_at?: string;
          wanted_at?: string | null;
          wanted_by?: string | null;
          wanted_cents?: number | null;
        };
        Update: {
          confirm_above_cents?: number;
          only_row?: boolean;
          updated_at?: string;
          wanted_at?: string | null;
          wanted_by?: string | null;
          wanted_cents?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decision_settings_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_settings_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decision_settings_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      decisions: {
        Row: {
          about: Json | null;
          above_limit_cents: number;
          admin_id: string;
          below_minimum_cents: number;
          charge_cents: number;
          created_at: string;
          discount_cents: number;
          edition: number;
          id: string;
          is_second_reading: boolean;
          iua_cents: number;
          member_id: string | null;
          message: string | null;
          needs_confirmation: boolean;
          not_eligible_cents: number;
          note: string | null;
          other_payer_cents: number;
          outcome: string;
          position: number;
          proposal_id: string;
          request_id: string | null;
          requested_on: string | null;
          shared_cents: number;
          us_state: string | null;
        };
        ComputedFields: never;
        Insert: {
          about?: Json | null;
          above_limit_cents: number;
          admin_id: string;
          below_minimum_cents: number;
          charge_cents: number;
          created_at?: string;
          discount_cents: number;
          edition: number;
          id?: string;
          is_second_reading: boolean;
          iua_cents: number;
          member_id?: string | null;
          message?: string | null;
          needs_confirmation: boolean;
          not_eligible_cents: number;
          note?: string | null;
          other_payer_cents: number;
          outcome: string;
          position: number;
          proposal_id: string;
          request_id?: string | null;
          requested_on?: string | null;
          shared_cents: number;
          us_state?: string | null;
        };
        Update: {
          about?: Json | null;
          above_limit_cents?: number;
          admin_id?: string;
          below_minimum_cents?: number;
          charge_cents?: number;
          created_at?: string;
          discount_cents?: number;
          edition?: number;
          id?: string;
          is_second_reading?: boolean;
          iua_cents?: number;
          member_id?: string | null;
          message?: string | null;
          needs_confirmation?: boolean;
          not_eligible_cents?: number;
          note?: string | null;
          other_payer_cents?: number;
          outcome?: string;
          position?: number;
          proposal_id?: string;
          request_id?: string | null;
          requested_on?: string | null;
          shared_cents?: number;
          us_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'decisions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_edition_fkey';
            columns: ['edition'];
            isOneToOne: false;
            referencedRelation: 'rule_editions';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'decisions_proposal_id_fkey';
            columns: ['proposal_id'];
            isOneToOne: false;
            referencedRelation: 'decision_proposals';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'decisions_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'decisions_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      document_kinds: {
        Row: {
          ask_en: string | null;
          ask_pt: string | null;
          created_at: string;
          help_en: string;
          help_pt: string;
          id: string;
          is_signed: boolean;
          kind: string;
          name_en: string;
          name_pt: string;
          position: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          ask_en?: string | null;
          ask_pt?: string | null;
          created_at?: string;
          help_en: string;
          help_pt: string;
          id?: string;
          is_signed?: boolean;
          kind?: string;
          name_en: string;
          name_pt: string;
          position: number;
          updated_at?: string;
        };
        Update: {
          ask_en?: string | null;
          ask_pt?: string | null;
          created_at?: string;
          help_en?: string;
          help_pt?: string;
          id?: string;
          is_signed?: boolean;
          kind?: string;
          name_en?: string;
          name_pt?: string;
          position?: number;
          updated_at?: string;
        };
        Relationships: [];
      };
      document_rules: {
        Row: {
          accident_kinds: string[] | null;
          care_stages: string[] | null;
          created_at: string;
          document_kind: string;
          had_before: string[] | null;
          id: string;
          is_required: boolean;
          kinds: string[] | null;
          min_amount_cents: number | null;
          note: string;
          other_payers: string[] | null;
          payments: string[] | null;
          updated_at: string;
          wanted: Json | null;
          wanted_at: string | null;
          wanted_by: string | null;
        };
        ComputedFields: never;
        Insert: {
          accident_kinds?: string[] | null;
          care_stages?: string[] | null;
          created_at?: string;
          document_kind: string;
          had_before?: string[] | null;
          id?: string;
          is_required?: boolean;
          kinds?: string[] | null;
          min_amount_cents?: number | null;
          note?: string;
          other_payers?: string[] | null;
          payments?: string[] | null;
          updated_at?: string;
          wanted?: Json | null;
          wanted_at?: string | null;
          wanted_by?: string | null;
        };
        Update: {
          accident_kinds?: string[] | null;
          care_stages?: string[] | null;
          created_at?: string;
          document_kind?: string;
          had_before?: string[] | null;
          id?: string;
          is_required?: boolean;
          kinds?: string[] | null;
          min_amount_cents?: number | null;
          note?: string;
          other_payers?: string[] | null;
          payments?: string[] | null;
          updated_at?: string;
          wanted?: Json | null;
          wanted_at?: string | null;
          wanted_by?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'document_rules_document_kind_fkey';
            columns: ['document_kind'];
            isOneToOne: false;
            referencedRelation: 'document_kinds';
            referencedColumns: ['kind'];
          },
          {
            foreignKeyName: 'document_rules_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_rules_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'document_rules_wanted_by_fkey';
            columns: ['wanted_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      edition_acknowledgements: {
        Row: {
          acknowledged_at: string;
          edition_number: number;
          language: string;
          member_id: string;
          sha256: string;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_at?: string;
          edition_number: number;
          language: string;
          member_id: string;
          sha256: string;
        };
        Update: {
          acknowledged_at?: string;
          edition_number?: number;
          language?: string;
          member_id?: string;
          sha256?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'edition_acknowledgements_edition_number_fkey';
            columns: ['edition_number'];
            isOneToOne: false;
            referencedRelation: 'rule_editions';
            referencedColumns: ['number'];
          },
          {
            foreignKeyName: 'edition_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'edition_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'edition_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      enrollments: {
        Row: {
          agreed_to_terms: boolean | null;
          cost_reason: string | null;
          created_at: string;
          end_date: string | null;
          enrollment_date: string | null;
          id: string;
          inactive_date: string | null;
          inactive_reason: string | null;
          initial_payment_paid: boolean;
          iua_correction: string | null;
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
          cost_reason?: string | null;
          created_at?: string;
          end_date?: string | null;
          enrollment_date?: string | null;
          id?: string;
          inactive_date?: string | null;
          inactive_reason?: string | null;
          initial_payment_paid?: boolean;
          iua_correction?: string | null;
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
          cost_reason?: string | null;
          created_at?: string;
          end_date?: string | null;
          enrollment_date?: string | null;
          id?: string;
          inactive_date?: string | null;
          inactive_reason?: string | null;
          initial_payment_paid?: boolean;
          iua_correction?: string | null;
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
            foreignKeyName: 'enrollments_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
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
          received_at: string;
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
          received_at?: string;
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
          received_at?: string;
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
          {
            foreignKeyName: 'form_submissions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      household_people: {
        Row: {
          created_at: string;
          date_of_birth: string;
          end_date: string | null;
          first_name: string;
          id: string;
          last_name: string;
          member_id: string;
          relationship: string;
          start_date: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          date_of_birth: string;
          end_date?: string | null;
          first_name: string;
          id?: string;
          last_name: string;
          member_id: string;
          relationship: string;
          start_date: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          date_of_birth?: string;
          end_date?: string | null;
          first_name?: string;
          id?: string;
          last_name?: string;
          member_id?: string;
          relationship?: string;
          start_date?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'household_people_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'household_people_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'household_people_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      list_views: {
        Row: {
          admin_id: string;
          created_at: string;
          id: string;
          is_shared: boolean;
          list: string;
          name: string;
          query: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string;
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          list: string;
          name: string;
          query: string;
          updated_at?: string;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          id?: string;
          is_shared?: boolean;
          list?: string;
          name?: string;
          query?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'list_views_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'list_views_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'list_views_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      medical_needs: {
        Row: {
          created_at: string;
          due_on: string | null;
          id: string;
          is_cancer: boolean;
          is_chronic: boolean;
          iua_paid_on: string[];
          iua_reduction_cents: number;
          iua_reduction_reason: string | null;
          kind: string;
          member_id: string;
          other_signs: string[];
          person_id: string | null;
          pre_existing: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          due_on?: string | null;
          id: string;
          is_cancer?: boolean;
          is_chronic?: boolean;
          iua_paid_on?: string[];
          iua_reduction_cents?: number;
          iua_reduction_reason?: string | null;
          kind: string;
          member_id: string;
          other_signs?: string[];
          person_id?: string | null;
          pre_existing?: string;
          title: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          due_on?: string | null;
          id?: string;
          is_cancer?: boolean;
          is_chronic?: boolean;
          iua_paid_on?: string[];
          iua_reduction_cents?: number;
          iua_reduction_reason?: string | null;
          kind?: string;
          member_id?: string;
          other_signs?: string[];
          person_id?: string | null;
          pre_existing?: string;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'medical_needs_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medical_needs_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medical_needs_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'medical_needs_person_fkey';
            columns: ['person_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'household_people';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      member_bills: {
        Row: {
          amount_cents: number;
          answers: NonNullable<Json>;
          billed_on: string;
          created_at: string;
          due_on: string | null;
          id: string;
          letter_fields: NonNullable<Json>;
          member_id: string;
          payment: string;
          request_id: string;
          sender: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          answers?: NonNullable<Json>;
          billed_on: string;
          created_at?: string;
          due_on?: string | null;
          id?: string;
          letter_fields?: NonNullable<Json>;
          member_id?: string;
          payment?: string;
          request_id: string;
          sender: string;
          updated_at?: string;
        };
        Update: {
          amount_cents?: number;
          answers?: NonNullable<Json>;
          billed_on?: string;
          created_at?: string;
          due_on?: string | null;
          id?: string;
          letter_fields?: NonNullable<Json>;
          member_id?: string;
          payment?: string;
          request_id?: string;
          sender?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'member_bills_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'member_bills_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
        ];
      };
      member_iua_choices: {
        Row: {
          amount_cents: number;
          created_at: string;
          enrollment_id: string | null;
          from_date: string;
          id: string;
          member_id: string;
        };
        ComputedFields: never;
        Insert: {
          amount_cents: number;
          created_at?: string;
          enrollment_id?: string | null;
          from_date: string;
          id?: string;
          member_id: string;
        };
        Update: {
          amount_cents?: number;
          created_at?: string;
          enrollment_id?: string | null;
          from_date?: string;
          id?: string;
          member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'member_iua_choices_enrollment_id_fkey';
            columns: ['enrollment_id'];
            isOneToOne: false;
            referencedRelation: 'enrollments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_iua_choices_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_iua_choices_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_iua_choices_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      member_states: {
        Row: {
          created_at: string;
          from_date: string;
          id: string;
          member_id: string;
          us_state: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          from_date: string;
          id?: string;
          member_id: string;
          us_state?: string | null;
        };
        Update: {
          created_at?: string;
          from_date?: string;
          id?: string;
          member_id?: string;
          us_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'member_states_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_states_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'member_states_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
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
          member_number: string;
          merged_into: string | null;
          phone_number: string | null;
          receive_emails: boolean | null;
          search_name: string;
          search_names: string;
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
          member_number?: string;
          merged_into?: string | null;
          phone_number?: string | null;
          receive_emails?: boolean | null;
          search_name?: never;
          search_names?: never;
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
          member_number?: string;
          merged_into?: string | null;
          phone_number?: string | null;
          receive_emails?: boolean | null;
          search_name?: never;
          search_names?: never;
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
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      membership_applications: {
        Row: {
          agent_id: string | null;
          approved_mail_sent_at: string | null;
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
          plan_type: string | null;
          product_id: string | null;
          product_iua_id: string | null;
          received_mail_claimed_at: string | null;
          received_mail_sent_at: string | null;
          search_text: string | null;
          state_acknowledged_at: string | null;
          state_rule_id: string | null;
          status: string;
          undo_reason: string | null;
          updated_at: string;
          us_state: string;
        };
        ComputedFields: never;
        Insert: {
          agent_id?: string | null;
          approved_mail_sent_at?: string | null;
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
          plan_type?: string | null;
          product_id?: string | null;
          product_iua_id?: string | null;
          received_mail_claimed_at?: string | null;
          received_mail_sent_at?: string | null;
          search_text?: never;
          state_acknowledged_at?: string | null;
          state_rule_id?: string | null;
          status?: string;
          undo_reason?: string | null;
          updated_at?: string;
          us_state: string;
        };
        Update: {
          agent_id?: string | null;
          approved_mail_sent_at?: string | null;
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
          plan_type?: string | null;
          product_id?: string | null;
          product_iua_id?: string | null;
          received_mail_claimed_at?: string | null;
          received_mail_sent_at?: string | null;
          search_text?: never;
          state_acknowledged_at?: string | null;
          state_rule_id?: string | null;
          status?: string;
          undo_reason?: string | null;
          updated_at?: string;
          us_state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'membership_applications_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
            referencedColumns: ['id'];
          },
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
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_product_iua_id_fkey';
            columns: ['product_iua_id'];
            isOneToOne: false;
            referencedRelation: 'product_iua';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_state_rule_id_fkey';
            columns: ['state_rule_id'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['written_last'];
          },
          {
            foreignKeyName: 'membership_applications_state_rule_id_fkey';
            columns: ['state_rule_id'];
            isOneToOne: false;
            referencedRelation: 'state_rules';
            referencedColumns: ['id'];
          },
        ];
      };
      membership_lapses: {
        Row: {
          cause: string;
          created_at: string;
          enrollment_id: string | null;
          from_date: string;
          id: string;
          member_id: string;
          paid_on: string | null;
          reinstated_on: string | null;
        };
        ComputedFields: never;
        Insert: {
          cause?: string;
          created_at?: string;
          enrollment_id?: string | null;
          from_date: string;
          id?: string;
          member_id: string;
          paid_on?: string | null;
          reinstated_on?: string | null;
        };
        Update: {
          cause?: string;
          created_at?: string;
          enrollment_id?: string | null;
          from_date?: string;
          id?: string;
          member_id?: string;
          paid_on?: string | null;
          reinstated_on?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'membership_lapses_enrollment_id_fkey';
            columns: ['enrollment_id'];
            isOneToOne: false;
            referencedRelation: 'enrollments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_lapses_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_lapses_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_lapses_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      message_files: {
        Row: {
          created_at: string;
          id: string;
          message_id: string | null;
          mime_type: string | null;
          name: string;
          path: string;
          position: number;
          received_at: string | null;
          refusal: string | null;
          reply_id: string | null;
          request_message_id: string | null;
          size_bytes: number;
          submission_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          message_id?: string | null;
          mime_type?: string | null;
          name: string;
          path?: never;
          position: number;
          received_at?: string | null;
          refusal?: string | null;
          reply_id?: string | null;
          request_message_id?: string | null;
          size_bytes: number;
          submission_id?: string | null;
        };
        Update: {
          created_at?: string;
          id?: string;
          message_id?: string | null;
          mime_type?: string | null;
          name?: string;
          path?: never;
          position?: number;
          received_at?: string | null;
          refusal?: string | null;
          reply_id?: string | null;
          request_message_id?: string | null;
          size_bytes?: number;
          submission_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'message_files_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_files_reply_id_fkey';
            columns: ['reply_id'];
            isOneToOne: false;
            referencedRelation: 'message_replies';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_files_request_message_id_fkey';
            columns: ['request_message_id'];
            isOneToOne: false;
            referencedRelation: 'request_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'message_files_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
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
          is_from_sender: boolean;
          message_id: string | null;
          sent_at: string | null;
          sent_from: string | null;
          submission_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          is_from_sender?: boolean;
          message_id?: string | null;
          sent_at?: string | null;
          sent_from?: string | null;
          submission_id?: string | null;
        };
        Update: {
          admin_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          is_from_sender?: boolean;
          message_id?: string | null;
          sent_at?: string | null;
          sent_from?: string | null;
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
      monthly_statements: {
        Row: {
          figures: NonNullable<Json>;
          frozen_at: string;
          month: string;
          published: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          figures: NonNullable<Json>;
          frozen_at?: string;
          month: string;
          published: NonNullable<Json>;
        };
        Update: {
          figures?: NonNullable<Json>;
          frozen_at?: string;
          month?: string;
          published?: NonNullable<Json>;
        };
        Relationships: [];
      };
      notes: {
        Row: {
          admin_id: string | null;
          body: string;
          created_at: string;
          id: string;
          member_id: string | null;
          mentions: string[];
          message_id: string | null;
          request_id: string | null;
          subject_id: string;
          submission_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          body: string;
          created_at?: string;
          id?: string;
          member_id?: string | null;
          mentions?: string[];
          message_id?: string | null;
          request_id?: string | null;
          subject_id?: never;
          submission_id?: string | null;
        };
        Update: {
          admin_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          member_id?: string | null;
          mentions?: string[];
          message_id?: string | null;
          request_id?: string | null;
          subject_id?: never;
          submission_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_message_id_fkey';
            columns: ['message_id'];
            isOneToOne: false;
            referencedRelation: 'contact_messages';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'notes_submission_id_fkey';
            columns: ['submission_id'];
            isOneToOne: false;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
        ];
      };
      office_hours: {
        Row: {
          closes: string[];
          id: string;
          opens: string[];
          starts_on: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          closes: string[];
          id?: string;
          opens: string[];
          starts_on: string;
          updated_at?: string;
        };
        Update: {
          closes?: string[];
          id?: string;
          opens?: string[];
          starts_on?: string;
          updated_at?: string;
        };
        Relationships: [];
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
          agent_id: string | null;
          created_at: string;
          expires_at: string;
          id: string;
          token_hash: string;
          used_at: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          agent_id?: string | null;
          created_at?: string;
          expires_at: string;
          id?: string;
          token_hash: string;
          used_at?: string | null;
          user_id: string;
        };
        Update: {
          agent_id?: string | null;
          created_at?: string;
          expires_at?: string;
          id?: string;
          token_hash?: string;
          used_at?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'password_resets_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'password_resets_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
            referencedColumns: ['id'];
          },
        ];
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
          {
            foreignKeyName: 'payment_profiles_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      poverty_guidelines: {
        Row: {
          area: string;
          created_at: string;
          each_further_dollars: number;
          first_person_dollars: number;
          id: string;
          source: string;
          source_date: string;
          updated_at: string;
          year: number;
        };
        ComputedFields: never;
        Insert: {
          area: string;
          created_at?: string;
          each_further_dollars: number;
          first_person_dollars: number;
          id?: string;
          source: string;
          source_date: string;
          updated_at?: string;
          year: number;
        };
        Update: {
          area?: string;
          created_at?: string;
          each_further_dollars?: number;
          first_person_dollars?: number;
          id?: string;
          source?: string;
          source_date?: string;
          updated_at?: string;
          year?: number;
        };
        Relationships: [];
      };
      product_iua: {
        Row: {
          amount: number;
          created_at: string;
          id: string;
          retired_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          created_at?: string;
          id?: string;
          retired_at?: string | null;
          updated_at?: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          id?: string;
          retired_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      products: {
        Row: {
          created_at: string;
          description: string | null;
          description_en: string | null;
          id: string;
          label: string;
          label_en: string | null;
          name: string;
          position: number;
          retired_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          label: string;
          label_en?: string | null;
          name: string;
          position?: number;
          retired_at?: string | null;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          description_en?: string | null;
          id?: string;
          label?: string;
          label_en?: string | null;
          name?: string;
          position?: number;
          retired_at?: string | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      push_subscriptions: {
        Row: {
          auth: string;
          created_at: string;
          device: string;
          endpoint: string;
          id: string;
          kinds: string[];
          language: string;
          member_id: string;
          p256dh: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          auth: string;
          created_at?: string;
          device: string;
          endpoint: string;
          id?: string;
          kinds: string[];
          language: string;
          member_id: string;
          p256dh: string;
          updated_at?: string;
        };
        Update: {
          auth?: string;
          created_at?: string;
          device?: string;
          endpoint?: string;
          id?: string;
          kinds?: string[];
          language?: string;
          member_id?: string;
          p256dh?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'push_subscriptions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'push_subscriptions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'push_subscriptions_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      rejection_reasons: {
        Row: {
          code: string;
          created_at: string;
          id: string;
          position: number;
          retired_at: string | null;
          text_en: string;
          text_pt: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          code?: string;
          created_at?: string;
          id?: string;
          position: number;
          retired_at?: string | null;
          text_en: string;
          text_pt: string;
          updated_at?: string;
        };
        Update: {
          code?: string;
          created_at?: string;
          id?: string;
          position?: number;
          retired_at?: string | null;
          text_en?: string;
          text_pt?: string;
          updated_at?: string;
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
      report_answers: {
        Row: {
          admin_id: string;
          created_at: string;
          field: string;
          id: string;
          is_not_held: boolean;
          period: string;
          report: string;
          value: Json | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          created_at?: string;
          field: string;
          id?: string;
          is_not_held?: boolean;
          period: string;
          report: string;
          value?: Json | null;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          field?: string;
          id?: string;
          is_not_held?: boolean;
          period?: string;
          report?: string;
          value?: Json | null;
        };
        Relationships: [
          {
            foreignKeyName: 'report_answers_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_answers_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_answers_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      report_attestations: {
        Row: {
          admin_id: string;
          attester_name: string;
          attester_title: string;
          content: NonNullable<Json>;
          content_hash: string;
          created_at: string;
          id: string;
          period: string;
          report: string;
          statement_en: string;
          statement_pt: string;
          us_state: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          attester_name: string;
          attester_title: string;
          content: NonNullable<Json>;
          content_hash: string;
          created_at?: string;
          id?: string;
          period: string;
          report: string;
          statement_en: string;
          statement_pt: string;
          us_state?: string | null;
        };
        Update: {
          admin_id?: string;
          attester_name?: string;
          attester_title?: string;
          content?: NonNullable<Json>;
          content_hash?: string;
          created_at?: string;
          id?: string;
          period?: string;
          report?: string;
          statement_en?: string;
          statement_pt?: string;
          us_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'report_attestations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_attestations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'report_attestations_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      request_events: {
        Row: {
          actor_kind: string;
          admin_id: string | null;
          created_at: string;
          details: NonNullable<Json>;
          id: number;
          is_for_member: boolean;
          kind: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_kind: string;
          admin_id?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          is_for_member?: boolean;
          kind: string;
          request_id: string;
        };
        Update: {
          actor_kind?: string;
          admin_id?: string | null;
          created_at?: string;
          details?: NonNullable<Json>;
          id?: never;
          is_for_member?: boolean;
          kind?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_events_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_events_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_events_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_events_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_events_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_files: {
        Row: {
          created_at: string;
          id: string;
          item_id: string;
          member_id: string;
          mime_type: string;
          name: string;
          path: string;
          position: number;
          received_at: string | null;
          rejection_reason: string | null;
          rejection_text: string | null;
          replaces: string | null;
          request_id: string;
          reviewed_at: string | null;
          reviewed_by: string | null;
          sha256: string;
          size_bytes: number;
          status: string;
          updated_at: string;
          verdict: string | null;
          verdict_at: string | null;
          verdict_by: string | null;
          verdict_reason: string | null;
          verdict_text: string | null;
          warnings: string[];
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          item_id: string;
          member_id: string;
          mime_type: string;
          name: string;
          path?: never;
          position: number;
          received_at?: string | null;
          rejection_reason?: string | null;
          rejection_text?: string | null;
          replaces?: string | null;
          request_id: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sha256: string;
          size_bytes: number;
          status?: string;
          updated_at?: string;
          verdict?: string | null;
          verdict_at?: string | null;
          verdict_by?: string | null;
          verdict_reason?: string | null;
          verdict_text?: string | null;
          warnings?: string[];
        };
        Update: {
          created_at?: string;
          id?: string;
          item_id?: string;
          member_id?: string;
          mime_type?: string;
          name?: string;
          path?: never;
          position?: number;
          received_at?: string | null;
          rejection_reason?: string | null;
          rejection_text?: string | null;
          replaces?: string | null;
          request_id?: string;
          reviewed_at?: string | null;
          reviewed_by?: string | null;
          sha256?: string;
          size_bytes?: number;
          status?: string;
          updated_at?: string;
          verdict?: string | null;
          verdict_at?: string | null;
          verdict_by?: string | null;
          verdict_reason?: string | null;
          verdict_text?: string | null;
          warnings?: string[];
        };
        Relationships: [
          {
            foreignKeyName: 'request_files_item_fkey';
            columns: ['item_id', 'request_id'];
            isOneToOne: false;
            referencedRelation: 'request_items';
            referencedColumns: ['id', 'request_id'];
          },
          {
            foreignKeyName: 'request_files_rejection_reason_fkey';
            columns: ['rejection_reason'];
            isOneToOne: false;
            referencedRelation: 'rejection_reasons';
            referencedColumns: ['code'];
          },
          {
            foreignKeyName: 'request_files_replaces_fkey';
            columns: ['replaces'];
            isOneToOne: false;
            referencedRelation: 'request_files';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'request_files_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'request_files_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_reviewed_by_fkey';
            columns: ['reviewed_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_verdict_by_fkey';
            columns: ['verdict_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_verdict_by_fkey';
            columns: ['verdict_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_verdict_by_fkey';
            columns: ['verdict_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_files_verdict_reason_fkey';
            columns: ['verdict_reason'];
            isOneToOne: false;
            referencedRelation: 'rejection_reasons';
            referencedColumns: ['code'];
          },
        ];
      };
      request_items: {
        Row: {
          created_at: string;
          document_kind: string;
          due_on: string | null;
          id: string;
          is_required: boolean;
          note: string | null;
          request_id: string;
          source: string;
          status: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          document_kind: string;
          due_on?: string | null;
          id?: string;
          is_required?: boolean;
          note?: string | null;
          request_id: string;
          source?: string;
          status?: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          document_kind?: string;
          due_on?: string | null;
          id?: string;
          is_required?: boolean;
          note?: string | null;
          request_id?: string;
          source?: string;
          status?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_items_document_kind_fkey';
            columns: ['document_kind'];
            isOneToOne: false;
            referencedRelation: 'document_kinds';
            referencedColumns: ['kind'];
          },
          {
            foreignKeyName: 'request_items_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_items_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_macros: {
        Row: {
          body_en: string;
          body_pt: string;
          created_at: string;
          document_kinds: string[];
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
          document_kinds?: string[];
          id?: string;
          title_en: string;
          title_pt: string;
          updated_at?: string;
        };
        Update: {
          body_en?: string;
          body_pt?: string;
          created_at?: string;
          document_kinds?: string[];
          id?: string;
          title_en?: string;
          title_pt?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      request_messages: {
        Row: {
          admin_id: string | null;
          author: string;
          body: string;
          created_at: string;
          id: string;
          request_id: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          author: string;
          body: string;
          created_at?: string;
          id?: string;
          request_id: string;
        };
        Update: {
          admin_id?: string | null;
          author?: string;
          body?: string;
          created_at?: string;
          id?: string;
          request_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_messages_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_messages_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_messages_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_messages_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_messages_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id'];
          },
        ];
      };
      request_states: {
        Row: {
          emails: NonNullable<Json>;
          next_states: string[];
          position: number;
          stage: string;
          state: string;
          target_minutes: number | null;
          turn: string;
        };
        ComputedFields: never;
        Insert: {
          emails?: NonNullable<Json>;
          next_states?: string[];
          position: number;
          stage: string;
          state: string;
          target_minutes?: number | null;
          turn: string;
        };
        Update: {
          emails?: NonNullable<Json>;
          next_states?: string[];
          position?: number;
          stage?: string;
          state?: string;
          target_minutes?: number | null;
          turn?: string;
        };
        Relationships: [];
      };
      request_tags: {
        Row: {
          created_at: string;
          created_by: string | null;
          id: string;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          created_by?: string | null;
          id?: string;
          name?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'request_tags_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_tags_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'request_tags_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
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
          {
            foreignKeyName: 'rule_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: true;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      rule_editions: {
        Row: {
          content: NonNullable<Json>;
          effective_on: string;
          figures: NonNullable<Json>;
          number: number;
          published_at: string;
          reason_en: string;
          reason_pt: string;
          sha256: string;
        };
        ComputedFields: never;
        Insert: {
          content: NonNullable<Json>;
          effective_on: string;
          figures: NonNullable<Json>;
          number: number;
          published_at?: string;
          reason_en: string;
          reason_pt: string;
          sha256: string;
        };
        Update: {
          content?: NonNullable<Json>;
          effective_on?: string;
          figures?: NonNullable<Json>;
          number?: number;
          published_at?: string;
          reason_en?: string;
          reason_pt?: string;
          sha256?: string;
        };
        Relationships: [];
      };
      sharing_payments: {
        Row: {
          admin_id: string;
          amount_cents: number;
          created_at: string;
          decision_id: string;
          id: string;
          is_refund: boolean;
          member_id: string | null;
          method: string;
          paid_on: string;
          payee_kind: string;
          payee_name: string | null;
          reason: string | null;
          reference: string | null;
          request_id: string | null;
          reverses: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          amount_cents: number;
          created_at?: string;
          decision_id: string;
          id: string;
          is_refund?: boolean;
          member_id?: string | null;
          method: string;
          paid_on: string;
          payee_kind: string;
          payee_name?: string | null;
          reason?: string | null;
          reference?: string | null;
          request_id?: string | null;
          reverses?: string | null;
        };
        Update: {
          admin_id?: string;
          amount_cents?: number;
          created_at?: string;
          decision_id?: string;
          id?: string;
          is_refund?: boolean;
          member_id?: string | null;
          method?: string;
          paid_on?: string;
          payee_kind?: string;
          payee_name?: string | null;
          reason?: string | null;
          reference?: string | null;
          request_id?: string | null;
          reverses?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sharing_payments_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_payments_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_payments_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_payments_decision_id_fkey';
            columns: ['decision_id'];
            isOneToOne: false;
            referencedRelation: 'decisions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_payments_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'sharing_payments_request_fkey';
            columns: ['request_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'sharing_payments_reverses_fkey';
            columns: ['reverses'];
            isOneToOne: true;
            referencedRelation: 'sharing_payments';
            referencedColumns: ['id'];
          },
        ];
      };
      sharing_requests: {
        Row: {
          accident_kind: string | null;
          amount_cents: number | null;
          assigned_to: string | null;
          care_stage: string | null;
          created_at: string;
          deadline_on: string | null;
          documents_due_on: string | null;
          first_signs: string | null;
          form_submission_id: string | null;
          had_before: string | null;
          id: string;
          kind: string | null;
          language: string;
          member_id: string;
          member_read_at: string;
          need_id: string | null;
          number: string | null;
          open_questions: string[];
          other_payer: string | null;
          other_payer_name: string | null;
          outcome: string | null;
          payment: string | null;
          person_id: string | null;
          priority: string;
          provider: string | null;
          provider_city: string | null;
          received_on: string | null;
          release_name: string | null;
          release_signed_at: string | null;
          search_text: string;
          second_reading_since: string | null;
          service_date: string | null;
          snoozed_until: string | null;
          state: string;
          state_since: string;
          step: number;
          submitted_at: string | null;
          tag_ids: string[];
          team_due_at: string | null;
          team_minutes_used: number;
          team_read_at: string | null;
          time_zone: string;
          turn: string;
          updated_at: string;
          us_state: string | null;
          what_happened: string | null;
        };
        ComputedFields: never;
        Insert: {
          accident_kind?: string | null;
          amount_cents?: number | null;
          assigned_to?: string | null;
          care_stage?: string | null;
          created_at?: string;
          deadline_on?: string | null;
          documents_due_on?: string | null;
          first_signs?: string | null;
          form_submission_id?: string | null;
          had_before?: string | null;
          id?: string;
          kind?: string | null;
          language?: string;
          member_id?: string;
          member_read_at?: string;
          need_id?: string | null;
          number?: string | null;
          open_questions?: never;
          other_payer?: string | null;
          other_payer_name?: string | null;
          outcome?: string | null;
          payment?: string | null;
          person_id?: string | null;
          priority?: string;
          provider?: string | null;
          provider_city?: string | null;
          received_on?: string | null;
          release_name?: string | null;
          release_signed_at?: string | null;
          search_text?: string;
          second_reading_since?: string | null;
          service_date?: string | null;
          snoozed_until?: string | null;
          state?: string;
          state_since?: string;
          step?: number;
          submitted_at?: string | null;
          tag_ids?: string[];
          team_due_at?: string | null;
          team_minutes_used?: number;
          team_read_at?: string | null;
          time_zone?: string;
          turn?: string;
          updated_at?: string;
          us_state?: string | null;
          what_happened?: string | null;
        };
        Update: {
          accident_kind?: string | null;
          amount_cents?: number | null;
          assigned_to?: string | null;
          care_stage?: string | null;
          created_at?: string;
          deadline_on?: string | null;
          documents_due_on?: string | null;
          first_signs?: string | null;
          form_submission_id?: string | null;
          had_before?: string | null;
          id?: string;
          kind?: string | null;
          language?: string;
          member_id?: string;
          member_read_at?: string;
          need_id?: string | null;
          number?: string | null;
          open_questions?: never;
          other_payer?: string | null;
          other_payer_name?: string | null;
          outcome?: string | null;
          payment?: string | null;
          person_id?: string | null;
          priority?: string;
          provider?: string | null;
          provider_city?: string | null;
          received_on?: string | null;
          release_name?: string | null;
          release_signed_at?: string | null;
          search_text?: string;
          second_reading_since?: string | null;
          service_date?: string | null;
          snoozed_until?: string | null;
          state?: string;
          state_since?: string;
          step?: number;
          submitted_at?: string | null;
          tag_ids?: string[];
          team_due_at?: string | null;
          team_minutes_used?: number;
          team_read_at?: string | null;
          time_zone?: string;
          turn?: string;
          updated_at?: string;
          us_state?: string | null;
          what_happened?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_form_submission_id_fkey';
            columns: ['form_submission_id'];
            isOneToOne: true;
            referencedRelation: 'form_submissions';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_need_fkey';
            columns: ['need_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'medical_needs';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'sharing_requests_person_fkey';
            columns: ['person_id', 'member_id'];
            isOneToOne: false;
            referencedRelation: 'household_people';
            referencedColumns: ['id', 'member_id'];
          },
          {
            foreignKeyName: 'sharing_requests_state_fkey';
            columns: ['state'];
            isOneToOne: false;
            referencedRelation: 'request_states';
            referencedColumns: ['state'];
          },
        ];
      };
      state_acknowledgements: {
        Row: {
          acknowledged_at: string;
          language: string;
          member_id: string;
          rule_id: string;
          sha256: string;
        };
        ComputedFields: never;
        Insert: {
          acknowledged_at?: string;
          language: string;
          member_id: string;
          rule_id: string;
          sha256: string;
        };
        Update: {
          acknowledged_at?: string;
          language?: string;
          member_id?: string;
          rule_id?: string;
          sha256?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'state_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_acknowledgements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_acknowledgements_rule_id_fkey';
            columns: ['rule_id'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['written_last'];
          },
          {
            foreignKeyName: 'state_acknowledgements_rule_id_fkey';
            columns: ['rule_id'];
            isOneToOne: false;
            referencedRelation: 'state_rules';
            referencedColumns: ['id'];
          },
        ];
      };
      state_rules: {
        Row: {
          admin_id: string | null;
          created_at: string;
          effective_on: string;
          examined_on: string | null;
          finding: string | null;
          id: string;
          is_confirmed: boolean;
          notice_en: string | null;
          notice_pt: string | null;
          number: number;
          reason: string;
          source: string | null;
          status: string;
          us_state: string;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          created_at?: string;
          effective_on: string;
          examined_on?: string | null;
          finding?: string | null;
          id?: string;
          is_confirmed?: boolean;
          notice_en?: string | null;
          notice_pt?: string | null;
          number?: never;
          reason: string;
          source?: string | null;
          status: string;
          us_state: string;
        };
        Update: {
          admin_id?: string | null;
          created_at?: string;
          effective_on?: string;
          examined_on?: string | null;
          finding?: string | null;
          id?: string;
          is_confirmed?: boolean;
          notice_en?: string | null;
          notice_pt?: string | null;
          number?: never;
          reason?: string;
          source?: string | null;
          status?: string;
          us_state?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'state_rules_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_rules_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_rules_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_rules_us_state_fkey';
            columns: ['us_state'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_rules_us_state_fkey';
            columns: ['us_state'];
            isOneToOne: false;
            referencedRelation: 'state_list';
            referencedColumns: ['us_state'];
          },
        ];
      };
      state_settlements: {
        Row: {
          admin_id: string;
          created_at: string;
          id: string;
          member_id: string;
          note: string;
          us_state: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id: string;
          created_at?: string;
          id?: string;
          member_id: string;
          note: string;
          us_state?: string | null;
        };
        Update: {
          admin_id?: string;
          created_at?: string;
          id?: string;
          member_id?: string;
          note?: string;
          us_state?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'state_settlements_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_settlements_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_settlements_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_settlements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_settlements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'state_settlements_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      statement_corrections: {
        Row: {
          admin_id: string | null;
          after: number | null;
          before: number | null;
          figure: string | null;
          id: string;
          is_hidden: boolean;
          month: string;
          published_at: string;
          reason: string;
          reason_en: string | null;
          reason_pt: string | null;
        };
        ComputedFields: never;
        Insert: {
          admin_id?: string | null;
          after?: number | null;
          before?: number | null;
          figure?: string | null;
          id?: string;
          is_hidden?: boolean;
          month: string;
          published_at?: string;
          reason: string;
          reason_en?: string | null;
          reason_pt?: string | null;
        };
        Update: {
          admin_id?: string | null;
          after?: number | null;
          before?: number | null;
          figure?: string | null;
          id?: string;
          is_hidden?: boolean;
          month?: string;
          published_at?: string;
          reason?: string;
          reason_en?: string | null;
          reason_pt?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'statement_corrections_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'statement_corrections_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'statement_corrections_admin_id_fkey';
            columns: ['admin_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'statement_corrections_month_fkey';
            columns: ['month'];
            isOneToOne: false;
            referencedRelation: 'monthly_statements';
            referencedColumns: ['month'];
          },
        ];
      };
      tasks: {
        Row: {
          assigned_to: string | null;
          created_at: string;
          created_by: string | null;
          done_at: string | null;
          done_by: string | null;
          due_on: string | null;
          id: string;
          member_id: string | null;
          request_id: string | null;
          subject_id: string;
          title: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          assigned_to?: string | null;
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_on?: string | null;
          id?: string;
          member_id?: string | null;
          request_id?: string | null;
          subject_id?: never;
          title: string;
          updated_at?: string;
        };
        Update: {
          assigned_to?: string | null;
          created_at?: string;
          created_by?: string | null;
          done_at?: string | null;
          done_by?: string | null;
          due_on?: string | null;
          id?: string;
          member_id?: string | null;
          request_id?: string | null;
          subject_id?: never;
          title?: string;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'tasks_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_created_by_fkey';
            columns: ['created_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_done_by_fkey';
            columns: ['done_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'request_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'tasks_request_id_fkey';
            columns: ['request_id'];
            isOneToOne: false;
            referencedRelation: 'sharing_requests';
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
          member_number: string | null;
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
          member_number?: never;
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
          member_number?: never;
          subject_id?: string | null;
          subject_name?: never;
          subject_table?: string | null;
        };
        Relationships: [];
      };
      admin_list: {
        Row: {
          awaits_confirmation: boolean | null;
          counts_asked_at: string | null;
          counts_asked_by: string | null;
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
          awaits_confirmation?: never;
          counts_asked_at?: string | null;
          counts_asked_by?: string | null;
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
          awaits_confirmation?: never;
          counts_asked_at?: string | null;
          counts_asked_by?: string | null;
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
        Relationships: [
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'admins_counts_asked_by_fkey';
            columns: ['counts_asked_by'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      advisor_note_list: {
        Row: {
          agent_id: string;
          agent_name: string | null;
          application_id: string | null;
          body: string;
          created_at: string;
          id: string;
          member_id: string | null;
          person_name: string | null;
          search_text: string | null;
          status: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'advisor_notes_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'advisor_notes_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'advisor_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'application_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'advisor_notes_application_id_fkey';
            columns: ['application_id'];
            isOneToOne: false;
            referencedRelation: 'membership_applications';
            referencedColumns: ['id'];
          },
        ];
      };
      agent_list: {
        Row: {
          created_at: string;
          email: string;
          enrollment_code: string | null;
          first_name: string;
          id: string;
          is_member: boolean | null;
          last_name: string;
          member_count: number | null;
          name: string | null;
          phone: string | null;
          portal_access: string | null;
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
          is_member?: never;
          last_name?: string | null;
          member_count?: never;
          name?: never;
          phone?: string | null;
          portal_access?: never;
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
          is_member?: never;
          last_name?: string | null;
          member_count?: never;
          name?: never;
          phone?: string | null;
          portal_access?: never;
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
          agent_id: string | null;
          agent_name: string | null;
          approved_mail_sent_at: string | null;
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
          iua: number | null;
          iua_retired_at: string | null;
          language: string;
          last_name: string;
          member_id: string | null;
          member_number: string | null;
          phone_number: string;
          plan: string | null;
          plan_retired_at: string | null;
          plan_type: string | null;
          product_id: string | null;
          product_iua_id: string | null;
          search_text: string | null;
          state_acknowledged_at: string | null;
          state_status: string | null;
          status: string;
          undo_obstacle: string | null;
          undo_reason: string | null;
          updated_at: string;
          us_state: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'membership_applications_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agent_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_agent_id_fkey';
            columns: ['agent_id'];
            isOneToOne: false;
            referencedRelation: 'agents';
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
          {
            foreignKeyName: 'membership_applications_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_product_id_fkey';
            columns: ['product_id'];
            isOneToOne: false;
            referencedRelation: 'products';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'membership_applications_product_iua_id_fkey';
            columns: ['product_iua_id'];
            isOneToOne: false;
            referencedRelation: 'product_iua';
            referencedColumns: ['id'];
          },
        ];
      };
      contact_list: {
        Row: {
          about_request: string | null;
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
          received_at: string | null;
          search_text: string | null;
          status: string | null;
          subject: string | null;
          type: string | null;
          updated_at: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      contribution_list: {
        Row: {
          due_cents: number;
          due_on: string | null;
          email: string | null;
          id: string;
          is_paid: boolean;
          is_reversed: boolean;
          lapses_on: string | null;
          member_id: string;
          member_number: string | null;
          month: string;
          name: string | null;
          paid_on: string | null;
          received_cents: number;
          search_text: string | null;
          state: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'contribution_months_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
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
          has_contradiction: boolean | null;
          has_failed_payment: boolean | null;
          id: string;
          is_activated: boolean | null;
          last_name: string;
          member_number: string;
          merged_into: string | null;
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
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'members_merged_into_fkey';
            columns: ['merged_into'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      member_state_list: {
        Row: {
          acknowledged_at: string | null;
          acknowledged_effective_on: string | null;
          acknowledged_in: string | null;
          id: string;
          is_confirmed: boolean | null;
          kind: string | null;
          lives_there_since: string;
          note: string | null;
          settled_at: string | null;
          settled_by_name: string | null;
          status: string | null;
          us_state: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      payment_event_list: {
        Row: {
          cents: number | null;
          currency: string | null;
          customer_id: string | null;
          event_id: string;
          handled_at: string | null;
          handled_by_name: string | null;
          happened_at: string;
          id: string;
          kind: string;
          member_id: string | null;
          member_name: string | null;
          member_number: string | null;
          note: string | null;
          object_id: string | null;
          reason: string | null;
          received_at: string;
          search_text: string | null;
          state: string;
          type: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'payment_events_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_events_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'payment_events_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
        ];
      };
      request_list: {
        Row: {
          amount_cents: number | null;
          assigned_name: string | null;
          assigned_to: string | null;
          awaits_confirmation: boolean | null;
          care_stage: string | null;
          created_at: string;
          deadline_on: string | null;
          documents_due_on: string | null;
          has_news: boolean | null;
          id: string;
          is_mentioned: boolean | null;
          kind: string | null;
          language: string;
          member_first_name: string | null;
          member_id: string;
          member_name: string | null;
          member_number: string | null;
          new_files: number | null;
          new_messages: number | null;
          number: string | null;
          open_items: number | null;
          outcome: string | null;
          person_name: string | null;
          priority: string;
          received_on: string | null;
          search_text: string;
          service_date: string | null;
          snoozed_until: string | null;
          state: string;
          state_since: string;
          submitted_at: string | null;
          tag_ids: string[];
          team_due_at: string | null;
          team_minutes_used: number;
          turn: string;
          updated_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admin_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'admins';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_assigned_to_fkey';
            columns: ['assigned_to'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'member_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'members';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_member_id_fkey';
            columns: ['member_id'];
            isOneToOne: false;
            referencedRelation: 'state_case_list';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'sharing_requests_state_fkey';
            columns: ['state'];
            isOneToOne: false;
            referencedRelation: 'request_states';
            referencedColumns: ['state'];
          },
        ];
      };
      state_case_list: {
        Row: {
          first_name: string;
          id: string;
          kind: string | null;
          last_name: string;
          lives_there_since: string;
          member_number: string;
          note: string | null;
          search_name: string;
          search_text: string;
          settled_at: string | null;
          settled_by_name: string | null;
          us_state: string | null;
        };
        ComputedFields: never;
        Relationships: [];
      };
      state_list: {
        Row: {
          acknowledgement_count: number | null;
          effective_on: string | null;
          examined_on: string | null;
          finding: string | null;
          id: string;
          is_confirmed: boolean | null;
          member_count: number | null;
          name: string;
          next_on: string | null;
          next_status: string | null;
          notice_en: string | null;
          notice_pt: string | null;
          pending_count: number | null;
          reason: string | null;
          rule_id: string | null;
          search_text: string | null;
          source: string | null;
          status: string | null;
          us_state: string;
          written_last: string | null;
        };
        ComputedFields: never;
        Relationships: [];
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
      acknowledge_edition: {
        Args: { edition_number: number; language: string };
        Returns: undefined;
      };
      acknowledge_state_notice: { Args: { language: string; rule_id: string }; Returns: undefined };
      add_advisor_link: { Args: { advisor_id: string; login_id: string }; Returns: string };
      add_contribution: { Args: { entry: Json }; Returns: string };
      add_federal_days: { Args: { days: Json }; Returns: number };
      add_push_keys: { Args: { private_key: string; public_key: string }; Returns: Json };
      add_request_file: {
        Args: {
          document_kind: string;
          file_id: string;
          file_name: string;
          item_id?: string;
          mime_type: string;
          replaces?: string;
          request_id: string;
          sha256: string;
          size_bytes: number;
          warnings?: string[];
        };
        Returns: Json;
      };
      add_statement_correction: { Args: { correction: Json }; Returns: undefined };
      advisor_home: { Args: Record<PropertyKey, never>; Returns: Json };
      advisor_notes: { Args: { page?: number }; Returns: Json };
      advisor_people: { Args: { page?: number; search?: string }; Returns: Json };
      advisor_portal_open: { Args: Record<PropertyKey, never>; Returns: boolean };
      advisor_portal_state: { Args: Record<PropertyKey, never>; Returns: Json };
      affected_answers: { Args: { request_id: string; result: Json }; Returns: Json };
      announce_legal_change: { Args: { document: string; effective_on: string }; Returns: number };
      answer_advisor_note: {
        Args: { answer_id: string; body: string; note_id: string };
        Returns: undefined;
      };
      answer_question: {
        Args: {
          amount_cents?: number;
          first_signs?: string;
          other_payer?: string;
          other_payer_name?: string;
          payment?: string;
          provider?: string;
          provider_city?: string;
          request_id: string;
          what_happened?: string;
        };
        Returns: undefined;
      };
      ask_about_person: {
        Args: { kind: string; member_id: string; reason: string };
        Returns: undefined;
      };
      ask_for_documents: {
        Args: { document_kinds: string[]; due_on?: string; note?: string; request_id: string };
        Returns: undefined;
      };
      ask_second_reading: {
        Args: { body: string; message_id: string; request_id: string };
        Returns: undefined;
      };
      assign_payment_event: {
        Args: {
          event_id: string;
          invoice_id?: string;
          kind?: string;
          member_id: string;
          month?: string;
        };
        Returns: string;
      };
      assign_requests: { Args: { request_ids: string[] }; Returns: Json };
      attest_report: {
        Args: {
          attester_name: string;
          attester_title: string;
          period: string;
          report: string;
          seen_hash: string;
          statement_en: string;
          statement_pt: string;
          us_state: string;
        };
        Returns: Json;
      };
      bill_help_register: { Args: Record<PropertyKey, never>; Returns: Json };
      bills_to_check: { Args: Record<PropertyKey, never>; Returns: Json };
      change_contacts: { Args: { changes: Json }; Returns: Json };
      change_document_rule: {
        Args: { changes: Json; rule_id: string; seen_at: string };
        Returns: Json;
      };
      change_request_facts: {
        Args: { changes: Json; request_id: string; seen_at: string };
        Returns: Json;
      };
      change_requests: { Args: { changes: Json }; Returns: Json };
      change_state_rule: { Args: { rule: Json; seen_rule: string }; Returns: string };
      check_password_reset: {
        Args: { client_address: string; email: string; token: string };
        Returns: Json;
      };
      choose_team_mail: {
        Args: { digest: boolean; language: string; mentions: boolean };
        Returns: undefined;
      };
      claim_account_emails: {
        Args: { client_address: string };
        Returns: {
          email: string;
          first_name: string;
          id: string;
          is_bulk: boolean;
          kind: string;
          language: string;
          new_email: string;
          token: string;
        }[];
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
      claim_bill_reminders: {
        Args: { client_address: string };
        Returns: {
          bill_id: string;
          day: string;
          days_before: number;
          email: string;
          first_name: string;
          language: string;
        }[];
      };
      claim_contribution_notices: {
        Args: { client_address: string };
        Returns: {
          email: string;
          enrollment_id: string;
          first_name: string;
          language: string;
          month: string;
          new_cents: number;
          old_cents: number;
        }[];
      };
      claim_contribution_reminders: {
        Args: { client_address: string };
        Returns: {
          cents: number;
          continues_until: string;
          due_on: string;
          email: string;
          first_name: string;
          kind: string;
          language: string;
          last_day: string;
          member_id: string;
          month: string;
        }[];
      };
      claim_edition_emails: {
        Args: { client_address: string };
        Returns: {
          edition_number: number;
          effective_on: string;
          email: string;
          first_name: string;
          language: string;
          member_id: string;
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
      claim_legal_emails: {
        Args: { client_address: string };
        Returns: {
          document: string;
          effective_on: string;
          email: string;
          first_name: string;
          language: string;
          user_id: string;
        }[];
      };
      claim_member_messages: {
        Args: { client_address: string };
        Returns: {
          admin_first_name: string;
          body: string;
          email: string;
          first_name: string;
          id: string;
          language: string;
          subject: string;
        }[];
      };
      claim_pushes: {
        Args: { client_address: string };
        Returns: {
          auth: string;
          bill_id: string;
          endpoint: string;
          id: string;
          kind: string;
          language: string;
          number: string;
          p256dh: string;
        }[];
      };
      claim_request_emails: {
        Args: { client_address: string };
        Returns: {
          email: string;
          first_name: string;
          id: string;
          kind: string;
          language: string;
          number: string;
        }[];
      };
      claim_statement_emails: { Args: { lease_seconds: number; most: number }; Returns: Json };
      claim_team_emails: {
        Args: { client_address: string };
        Returns: {
          by_name: string;
          due: number;
          email: string;
          first_name: string;
          id: string;
          kind: string;
          language: string;
        }[];
      };
      confirm_admin: { Args: { admin_id: string }; Returns: undefined };
      confirm_bill_saving: { Args: { letter_id: string; saved_cents: number }; Returns: undefined };
      confirm_decision: {
        Args: { agrees: boolean; decision_id: string; reason?: string };
        Returns: Json;
      };
      confirm_first_day: { Args: { is_confirmed: boolean; topic: string }; Returns: undefined };
      confirm_person_request: {
        Args: { member_number?: string; request_id: string };
        Returns: undefined;
      };
      contact_counts: { Args: Record<PropertyKey, never>; Returns: Json };
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
          requires_second_factor: boolean;
          role: string;
          session_expires_at: string;
          session_id: string;
          status: string;
          updated_at: string;
        }[];
      };
      decide_application: {
        Args: { application_id: string; decision: string; enrollment?: Json; reason?: string };
        Returns: Json;
      };
      decide_request: {
        Args: { changes?: Json; message?: string; note?: string; proposal_id: string };
        Returns: Json;
      };
      delete_bill: { Args: { bill_id: string; seen_at: string }; Returns: undefined };
      delete_contribution_table: { Args: { seen: string; table_id: string }; Returns: undefined };
      discard_payment_event: { Args: { event_id: string; reason: string }; Returns: undefined };
      end_job: { Args: { failure?: string; job: string }; Returns: undefined };
      end_member_view: { Args: { id: string }; Returns: undefined };
      end_membership: {
        Args: { last_day: string; member_id: string; reason: string };
        Returns: undefined;
      };
      end_own_session: { Args: { session_id: string }; Returns: boolean };
      episode_categories: { Args: Record<PropertyKey, never>; Returns: string[] };
      figure_rows: {
        Args: {
          after_day?: string;
          after_id?: string;
          figure: string;
          page_size?: number;
          period: string;
          us_state?: string;
        };
        Returns: Json;
      };
      find_duplicates: { Args: { people: Json }; Returns: Json };
      finish_account_email: { Args: { email_id: string; failure?: string }; Returns: undefined };
      finish_activation: { Args: { mailbox_session: string }; Returns: string };
      finish_application_email: {
        Args: { about?: string; application_id: string };
        Returns: undefined;
      };
      finish_bill_checks: { Args: { checks: Json }; Returns: undefined };
      finish_bill_reminder: {
        Args: { bill_id: string; day: string; days_before: number };
        Returns: undefined;
      };
      finish_contribution_notice: {
        Args: { enrollment_id: string; month: string };
        Returns: undefined;
      };
      finish_contribution_reminder: {
        Args: { kind: string; member_id: string; month: string };
        Returns: undefined;
      };
      finish_edition_email: {
        Args: { edition_number: number; member_id: string };
        Returns: undefined;
      };
      finish_form_confirmation: { Args: { submission_id: string }; Returns: undefined };
      finish_legal_email: {
        Args: { document: string; effective_on: string; user_id: string };
        Returns: undefined;
      };
      finish_member_message: { Args: { email_id: string; failure?: string }; Returns: undefined };
      finish_password_reset: { Args: { changed: boolean; reset_id: string }; Returns: undefined };
      finish_push: { Args: { is_gone: boolean; push_id: string }; Returns: undefined };
      finish_request_email: { Args: { email_id: string }; Returns: undefined };
      finish_statement_emails: {
        Args: { member_ids: string[]; month: string };
        Returns: undefined;
      };
      finish_team_email: { Args: { email_id: string }; Returns: undefined };
      finish_test_email: { Args: { email_id: string }; Returns: undefined };
      first_day: { Args: Record<PropertyKey, never>; Returns: Json };
      for_me: { Args: Record<PropertyKey, never>; Returns: Json };
      freeze_statement: { Args: Record<PropertyKey, never>; Returns: string };
      has_joining_costs: { Args: Record<PropertyKey, never>; Returns: boolean };
      help_with_account: {
        Args: { action: string; id: string; member_id: string; new_email?: string; reason: string };
        Returns: undefined;
      };
      import_contributions: { Args: { keep?: boolean; lines: Json }; Returns: Json };
      import_members: { Args: { keep?: boolean; lines: Json }; Returns: Json };
      invite_admin: { Args: { admin_id: string; language: string }; Returns: string };
      joining_costs: { Args: Record<PropertyKey, never>; Returns: Json };
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
      log_refused_admin: { Args: { email: string }; Returns: undefined };
      member_account: { Args: { member_id: string }; Returns: Json };
      member_contributions: { Args: { member_id: string }; Returns: Json };
      member_merges: { Args: { member_id: string }; Returns: Json };
      member_payments: {
        Args: { member_id: string };
        Returns: {
          cents: number;
          invoice_id: string;
          month: string;
          received_on: string;
        }[];
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
      member_year: { Args: Record<PropertyKey, never>; Returns: Json };
      membership_outlook: { Args: { member_id: string }; Returns: Json };
      merge_members: {
        Args: {
          choices: Json;
          duplicate_id: string;
          keep_id: string;
          reason: string;
          version: string;
        };
        Returns: Json;
      };
      move_contribution: {
        Args: { cents: number; entry_id: string; month: string; move_id: string; reason: string };
        Returns: string;
      };
      move_request: {
        Args: { request_id: string; seen_state?: string; to_state: string };
        Returns: undefined;
      };
      move_requests: { Args: { is_preview?: boolean; moves: Json }; Returns: Json };
      open_admin_session: { Args: { login_id: string; session_id: string }; Returns: Json };
      open_advisor_note: { Args: { note_id: string }; Returns: Json };
      open_application: { Args: { application_id: string }; Returns: undefined };
      open_books: { Args: Record<PropertyKey, never>; Returns: Json };
      open_decision: { Args: { decision_id?: string; request_number: string }; Returns: Json };
      open_form_submission: { Args: { submission_id: string }; Returns: Json };
      open_lists: { Args: { lists: string[] }; Returns: string[] };
      open_member_record: { Args: { member_id: string }; Returns: Json };
      open_message_file: { Args: { file_id: string }; Returns: Json };
      open_person_copy: { Args: { request_id: string }; Returns: Json };
      open_report: { Args: { period: string; report: string; us_state?: string }; Returns: Json };
      open_request: { Args: { is_update?: boolean; request_number: string }; Returns: Json };
      open_request_file: { Args: { file_id: string }; Returns: Json };
      order_request_files: { Args: { file_ids: string[] }; Returns: undefined };
      organization_state: { Args: Record<PropertyKey, never>; Returns: Json };
      overview_figures: { Args: Record<PropertyKey, never>; Returns: Json };
      own_advisor_access: { Args: Record<PropertyKey, never>; Returns: boolean };
      own_contribution: { Args: Record<PropertyKey, never>; Returns: Json };
      own_member_view: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          ends_at: string;
          login_id: string;
          member_id: string;
          name: string;
        }[];
      };
      own_membership_state: { Args: Record<PropertyKey, never>; Returns: string };
      payment_member_choices: {
        Args: { search: string };
        Returns: {
          id: string;
          member_number: string;
          name: string;
        }[];
      };
      pending_edition: { Args: Record<PropertyKey, never>; Returns: Json };
      pending_state_notice: { Args: Record<PropertyKey, never>; Returns: Json };
      person_state: { Args: { member_id: string }; Returns: Json };
      preview_decision: {
        Args: { changes?: Json; message?: string; proposal_id: string };
        Returns: Json;
      };
      preview_member_message: { Args: { member_ids: string[] }; Returns: Json };
      preview_merge: { Args: { duplicate_id: string; keep_id: string }; Returns: Json };
      publish_organization: { Args: { description: Json; seen_number: number }; Returns: number };
      publish_rule_edition: {
        Args: {
          content: Json;
          effective_on: string;
          figures: Json;
          reason_en: string;
          reason_pt: string;
        };
        Returns: number;
      };
      push_public_key: { Args: Record<PropertyKey, never>; Returns: string };
      queue_team_digests: { Args: Record<PropertyKey, never>; Returns: number };
      read_decision: { Args: { request_number: string }; Returns: Json };
      read_notes: { Args: { subject: string; subject_id: string }; Returns: Json };
      read_referral_code: { Args: { code: string }; Returns: string };
      read_request: { Args: { request_id: string }; Returns: undefined };
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
      record_inbound_email: { Args: { mail: Json }; Returns: Json };
      record_payment: { Args: { payment: Json }; Returns: Json };
      record_payment_event: { Args: { event: Json }; Returns: string };
      reinstate_membership: { Args: { member_id: string }; Returns: undefined };
      release_activation_login: {
        Args: { activation_token: string; email: string };
        Returns: undefined;
      };
      release_due_verdicts: { Args: Record<PropertyKey, never>; Returns: number };
      release_emails: { Args: Record<PropertyKey, never>; Returns: number };
      release_page_verdicts: { Args: { request_id: string }; Returns: undefined };
      remove_request_file: { Args: { file_id: string }; Returns: undefined };
      reply_to_request: {
        Args: {
          body: string;
          document_kinds?: string[];
          due_on?: string;
          message_id: string;
          request_id: string;
        };
        Returns: undefined;
      };
      reply_to_requests: { Args: { document_kinds?: string[]; messages: Json }; Returns: Json };
      request_bills: { Args: { is_update?: boolean; request_number: string }; Returns: Json };
      request_counts: { Args: Record<PropertyKey, never>; Returns: Json };
      request_facts: { Args: { request_id: string }; Returns: Json };
      request_outlook: { Args: Record<PropertyKey, never>; Returns: Json };
      reset_admin_second_factor: { Args: { admin_id: string }; Returns: undefined };
      response_times: {
        Args: { before_first?: string; before_last?: string; first_day: string; last_day: string };
        Returns: Json;
      };
      reverse_contribution: {
        Args: { cents: number; entry_id: string; reason: string; reversal_id: string };
        Returns: string;
      };
      reverse_payment: {
        Args: { payment_id: string; reason: string; reversal_id: string };
        Returns: Json;
      };
      review_request_file: {
        Args: {
          explanation?: string;
          file_id: string;
          reason?: string;
          seen_status: string;
          verdict: string;
        };
        Returns: undefined;
      };
      revoke_advisor_access: { Args: { advisor_id: string }; Returns: undefined };
      run_monthly_work: { Args: Record<PropertyKey, never>; Returns: number };
      save_bill: { Args: { bill: Json }; Returns: Json };
      save_closed_day: { Args: { draft: Json; keep?: boolean }; Returns: Json };
      save_contribution_table: { Args: { draft: Json; keep?: boolean }; Returns: Json };
      save_need: { Args: { need: Json }; Returns: Json };
      save_office_hours: { Args: { draft: Json; keep?: boolean }; Returns: Json };
      save_proposal: {
        Args: { facts_hash: string; request_id: string; result: Json };
        Returns: Json;
      };
      save_push_subscription: { Args: { subscription: Json }; Returns: string };
      save_report_answer: {
        Args: {
          field: string;
          is_not_held?: boolean;
          period: string;
          report: string;
          seen_id?: string;
          value?: Json;
        };
        Returns: Json;
      };
      search_activity: { Args: { filters: Json; page: Json; words: Json }; Returns: Json };
      search_everything: {
        Args: { cents?: number; days?: string[]; query: string };
        Returns: Json;
      };
      see_mention: { Args: { note_id: string }; Returns: undefined };
      send_activations: {
        Args: { batch_id: string; is_preview: boolean; member_ids: string[]; reason: string };
        Returns: Json;
      };
      send_member_message: {
        Args: {
          body_en: string;
          body_pt: string;
          member_ids: string[];
          message_id: string;
          subject_en: string;
          subject_pt: string;
        };
        Returns: Json;
      };
      send_request_message: {
        Args: { body: string; message_id: string; request_id: string };
        Returns: Json;
      };
      set_admin_password: { Args: { admin_id: string; password: string }; Returns: undefined };
      set_administration_rate: {
        Args: { basis_points: number; effective_on: string; rate_id: string; reason: string };
        Returns: string;
      };
      set_advisor_portal: { Args: { is_open: boolean }; Returns: undefined };
      set_request_item: {
        Args: { due_on?: string; is_required?: boolean; item_id: string; status?: string };
        Returns: undefined;
      };
      settle_state_case: {
        Args: { member_id: string; note: string; us_state: string };
        Returns: undefined;
      };
      sign_request_release: { Args: { full_name: string; request_id: string }; Returns: undefined };
      sign_up_rule: { Args: { us_state: string }; Returns: Json };
      site_analytics: {
        Args: { before_first?: string; before_last?: string; first_day: string; last_day: string };
        Returns: Json;
      };
      start_advisor_invitation: { Args: { advisor_id: string }; Returns: Json };
      start_job: { Args: { job: string }; Returns: undefined };
      start_member_view: {
        Args: { id: string; member_id: string; reason: string };
        Returns: undefined;
      };
      start_password_reset: { Args: { client_address: string; email: string }; Returns: Json };
      start_test_email: { Args: Record<PropertyKey, never>; Returns: Json };
      state_history: { Args: { us_state: string }; Returns: Json };
      statement_overview: { Args: Record<PropertyKey, never>; Returns: Json };
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
      submit_request: { Args: { is_truthful: boolean; request_id: string }; Returns: Json };
      suggest_contribution: {
        Args: {
          application_id?: string;
          member_id?: string;
          plan_type: string;
          product_id: string;
          product_iua_id: string;
          starts_on?: string;
        };
        Returns: number;
      };
      system_state: { Args: Record<PropertyKey, never>; Returns: Json };
      take_password_reset: {
        Args: { client_address: string; email: string; token: string };
        Returns: Json;
      };
      undo_bill_saving: { Args: { letter_id: string }; Returns: undefined };
      undo_member_message: { Args: { message_id: string }; Returns: Json };
      undo_merge: { Args: { merge_id: string }; Returns: Json };
      undo_page_verdict: { Args: { file_id: string }; Returns: undefined };
      use_recovery_code: { Args: { code: string }; Returns: boolean };
      verify_member_credentials: { Args: { date_of_birth: string; email: string }; Returns: Json };
      view_request: { Args: { is_open?: boolean; request_id: string }; Returns: Json };
      withdraw_person_request: { Args: { request_id: string }; Returns: undefined };
      withdraw_request: { Args: { request_id: string }; Returns: undefined };
      write_advisor_note: {
        Args: { body: string; note_id: string; person_id: string };
        Returns: undefined;
      };
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
