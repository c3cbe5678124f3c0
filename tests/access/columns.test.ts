import { expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

/**
 * The columns that each role may write, if a row policy allows the row. The Command Center uses `staff`,
 * members use `authenticated`.
 */
const writable: Record<string, string> = {
  'admin_introductions, insert, staff': 'admin_id picture',
  'admin_introductions, update, staff': 'admin_id picture',
  'admins, insert, staff': 'email first_name last_name permissions role status',
  'admins, update, staff': 'email first_name last_name permissions role status',
  'agents, insert, staff': 'email enrollment_code first_name last_name phone role status',
  'agents, update, staff': 'email enrollment_code first_name last_name phone role status',
  'assistance_rules, insert, staff':
    'apply_days city free_up_to kind name note policy_url reduced_up_to source source_date us_state',
  'assistance_rules, update, staff':
    'apply_days city free_up_to name note policy_url reduced_up_to retired_at source source_date us_state',
  'billing, insert, staff':
    'amount billing_type description due_date member_id paid_at payment_method payment_method_last4 status',
  'billing, update, staff':
    'amount billing_type description due_date paid_at payment_method payment_method_last4 status',
  'billing_schedules, insert, staff': 'amount billing_type member_id next_billing_date status',
  'billing_schedules, update, staff': 'amount billing_type next_billing_date status',
  'contact_messages, insert, staff':
    'assigned_to email language message name phone priority status subject type',
  'contact_messages, update, staff': 'assigned_to priority status',
  'enrollments, insert, staff':
    'agreed_to_terms cost_reason enrollment_date initial_payment_paid iua_correction member_id monthly_cost plan_type primary_is_smoker product_id product_iua_id source start_date status',
  'enrollments, update, staff':
    'agreed_to_terms cost_reason enrollment_date initial_payment_paid iua_correction monthly_cost plan_type primary_is_smoker product_id product_iua_id source start_date status',
  'episodes, insert, staff':
    'category description duration publish_date status thumbnail title video_url',
  'episodes, update, staff':
    'category description duration publish_date status thumbnail title video_url',
  'form_submissions, update, staff': 'assigned_to priority status',
  'household_people, insert, staff':
    'date_of_birth end_date first_name last_name member_id relationship start_date',
  'household_people, update, staff':
    'date_of_birth end_date first_name last_name relationship start_date',
  'members, insert, staff':
    'additional_info agent_id apartment city country date_of_birth email enrollment_status existing_condition existing_condition_description first_name gender last_name phone_number receive_emails state street_address zip_code',
  'members, update, staff':
    'additional_info agent_id apartment city country date_of_birth email enrollment_status existing_condition existing_condition_description first_name gender last_name phone_number receive_emails state street_address zip_code',
  'members, update, authenticated':
    'apartment city country phone_number receive_emails state street_address zip_code',
  'member_bills, insert, authenticated':
    'amount_cents answers billed_on due_on id letter_fields payment request_id sender',
  'member_bills, update, authenticated':
    'amount_cents answers billed_on due_on letter_fields payment sender',
  'bill_letters, insert, authenticated': 'bill_id contents id letter sent_by sent_on written_on',
  'bill_letters, update, authenticated': 'answered_on new_amount_cents result sent_by sent_on',
  'message_replies, insert, staff': 'body id message_id submission_id',
  'decision_settings, update, staff': 'confirm_above_cents',
  'document_kinds, insert, staff': 'ask_en ask_pt help_en help_pt name_en name_pt position',
  'document_kinds, update, staff': 'ask_en ask_pt help_en help_pt name_en name_pt position',
  'document_rules, insert, staff':
    'accident_kinds care_stages document_kind had_before is_required kinds min_amount_cents note other_payers payments',
  'list_views, insert, staff': 'id is_shared list name query',
  'list_views, update, staff': 'is_shared name query',
  'notes, insert, staff': 'body id member_id mentions message_id request_id submission_id',
  'tasks, insert, staff': 'assigned_to due_on id member_id request_id title',
  'tasks, update, staff': 'assigned_to done_at due_on title',
  'poverty_guidelines, insert, staff':
    'area each_further_dollars first_person_dollars source source_date year',
  'poverty_guidelines, update, staff':
    'area each_further_dollars first_person_dollars source source_date year',
  'product_iua, insert, staff': 'amount',
  'product_iua, update, staff': 'retired_at',
  'products, insert, staff': 'description description_en label label_en name position',
  'products, update, staff': 'description description_en label label_en name position retired_at',
  'push_subscriptions, update, authenticated': 'kinds',
  'rejection_reasons, insert, staff': 'position text_en text_pt',
  'rejection_reasons, update, staff': 'position retired_at text_en text_pt',
  'request_macros, insert, staff': 'body_en body_pt document_kinds title_en title_pt',
  'request_macros, update, staff': 'body_en body_pt document_kinds title_en title_pt',
  'request_tags, insert, staff': 'id name',
  'request_tags, update, staff': 'name',
  'sharing_requests, insert, authenticated':
    'accident_kind amount_cents care_stage first_signs had_before id kind language other_payer other_payer_name payment person_id provider provider_city service_date step time_zone what_happened',
  'sharing_requests, update, staff': 'assigned_to priority snoozed_until tag_ids',
  'sharing_requests, update, authenticated':
    'accident_kind amount_cents care_stage first_signs had_before kind other_payer other_payer_name payment person_id provider provider_city service_date step time_zone what_happened',
  'reply_templates, insert, staff': 'body_en body_pt title_en title_pt',
  'reply_templates, update, staff': 'body_en body_pt title_en title_pt',
};

/** Columns that only a function returns, which logs the access. */
const unreadable: Record<string, string> = {
  'account_help, authenticated': 'admin_id reason',
  'assistance_rules, anon': 'created_at note updated_at',
  'assistance_rules, authenticated': 'created_at note updated_at',
  'contact_messages, authenticated':
    'about_request assigned_to email entered_by language message name phone priority received_at search_text subject type updated_at',
  'enrollments, staff': 'primary_is_smoker',
  'form_submissions, staff': 'answers',
  'form_submissions, authenticated':
    'answers assigned_to email is_record language name phone priority received_at search_text updated_at',
  'household_people, staff': 'date_of_birth',
  'notes, staff':
    'admin_id body created_at member_id mentions message_id request_id subject_id submission_id',
  'push_subscriptions, authenticated': 'auth language member_id p256dh updated_at',
  'request_events, authenticated': 'admin_id is_for_member',
  'tasks, staff':
    'assigned_to created_at created_by done_at done_by due_on member_id request_id subject_id title updated_at',
  'request_files, authenticated':
    'replaces reviewed_by updated_at verdict verdict_at verdict_by verdict_reason verdict_text',
  'request_messages, authenticated': 'admin_id',
  'sharing_requests, staff':
    'first_signs form_submission_id member_read_at need_id open_questions release_name release_signed_at search_text second_reading_since step team_read_at time_zone us_state what_happened',
  'sharing_requests, authenticated':
    'assigned_to form_submission_id need_id priority search_text second_reading_since snoozed_until tag_ids team_minutes_used team_read_at us_state',
  'members, staff':
    'additional_info current_product_id date_of_birth existing_condition existing_condition_description gender search_names',
};

test('a door writes the columns that are named for it, and no other', async () => {
  const { rows } = await server.owner.query<{ door: string; columns: string }>(
    `select concat_ws(', ', table_name, lower(privilege_type), grantee) as door,
       string_agg(column_name, ' ' order by column_name) as columns
     from information_schema.column_privileges
     where table_schema = 'public' and grantee in ('anon', 'authenticated', 'staff')
       and privilege_type in ('INSERT', 'UPDATE')
     group by table_name, privilege_type, grantee`,
  );
  expect(Object.fromEntries(rows.map(({ door, columns }) => [door, columns]))).toEqual(writable);
});

test('births, health and what was written in a form are not in what a table shows', async () => {
  const { rows } = await server.owner.query<{ door: string; columns: string }>(
    `select concat_ws(', ', columns.table_name, role) as door,
       string_agg(column_name, ' ' order by column_name) as columns
     from information_schema.columns, unnest(array['anon', 'authenticated', 'staff']) as role
     where table_schema = 'public'
       and not has_column_privilege(role, format('public.%I', table_name), column_name, 'select')
       and has_any_column_privilege(role, format('public.%I', table_name), 'select')
     group by columns.table_name, role`,
  );
  expect(Object.fromEntries(rows.map(({ door, columns }) => [door, columns]))).toEqual(unreadable);
});

/**
 * What a function that a caller may execute returns of a table, from the catalog: a whole row, as such
 * or as JSON. Functions that name what they return are not listed.
 */
const wholeRows = `
  select functions.proname as name, roles.role, tables.relname as table
  from pg_proc as functions
  cross join unnest(array['anon', 'authenticated', 'staff']) as roles (role)
  left join pg_type as types on types.oid = functions.prorettype
  left join pg_class as tables on tables.oid = types.typrelid and tables.relkind in ('r', 'v', 'p')
  where functions.pronamespace = 'public'::regnamespace
    and has_function_privilege(roles.role, functions.oid, 'execute')
    and (
      tables.oid is not null
      or functions.prosrc ~* '(to_jsonb|row_to_json|to_json|jsonb_agg|json_agg)\\s*\\(\\s*[a-z_]+\\s*(\\)|order by)'
    )
  order by 1, 2`;

/** The row is one that the function composes, or the caller may read all of it. */
const composed: Record<string, string> = {
  add_contribution: 'The row is a parameter of another function.',
  change_document_rule: 'The wanted values, which are stored.',
  change_requests: 'The values before, for the undo.',
  contact_sender: 'Named columns of other messages.',
  for_me: 'The columns of private.work_of().',
  member_account: 'Named columns of the latest help.',
  merge_members: 'The values before, which are stored for the undo.',
  overview_figures: 'Named columns of the oldest request.',
  save_need: 'The need that the caller saved, as the workspace of its request shows it.',
  search_activity: 'Lines of a view that the caller may read.',
  search_everything: 'Named columns of messages, forms and contributions.',
  site_analytics: 'Counts.',
  state_history: 'The rule without its admin, who is named.',
  statement_overview: 'Named columns of months.',
  system_state: 'Counts of emails by job.',
  undo_merge: 'Compared with the stored values.',
};

test('no function returns a whole row to its callers: each names what it returns', async () => {
  const { rows } = await server.owner.query(wholeRows);
  expect([...new Set(rows.map(({ name }) => name))]).toEqual(Object.keys(composed));
});
