import { expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

/**
 * The roles that may call each function of the API. PostgreSQL checks only the role; the function checks
 * the rest. The Command Center has the role `staff`.
 */
const callers = {
  'anon, authenticated, service_role, staff': [
    'advisor_portal_open',
    'count_episode_view',
    'count_page_view',
    'current_admin',
    'open_books',
    'release_activation_login',
    'sign_up_rule',
    'submit_form',
  ],
  'authenticated, service_role, staff': ['count_recovery_codes'],
  'service_role, staff': [
    'add_contribution',
    'add_statement_correction',
    'advisor_portal_state',
    'ask_for_documents',
    'assign_payment_event',
    'assign_requests',
    'attest_report',
    'change_contacts',
    'change_document_rule',
    'change_request_facts',
    'change_state_rule',
    'confirm_admin',
    'confirm_decision',
    'confirm_first_day',
    'contact_sender',
    'decide_request',
    'delete_bill',
    'delete_contribution_table',
    'discard_payment_event',
    'end_member_view',
    'end_membership',
    'episode_categories',
    'figure_rows',
    'first_day',
    'help_with_account',
    'import_contributions',
    'import_members',
    'member_account',
    'member_contributions',
    'member_payments',
    'member_timeline',
    'membership_outlook',
    'move_contribution',
    'move_request',
    'open_report',
    'organization_state',
    'overview_figures',
    'payment_member_choices',
    'publish_organization',
    'recent_activity',
    'record_payment',
    'reinstate_membership',
    'release_emails',
    'release_page_verdicts',
    'reply_to_request',
    'request_counts',
    'response_times',
    'reverse_contribution',
    'reverse_payment',
    'review_request_file',
    'save_bill',
    'save_contribution_table',
    'save_need',
    'save_report_answer',
    'send_activations',
    'set_administration_rate',
    'set_request_item',
    'settle_state_case',
    'site_analytics',
    'start_member_view',
    'state_history',
    'statement_overview',
    'suggest_contribution',
    'system_state',
    'undo_page_verdict',
    'view_request',
  ],
  'authenticated, service_role': [
    'acknowledge_edition',
    'acknowledge_state_notice',
    'add_request_file',
    'ask_second_reading',
    'end_own_session',
    'finish_activation',
    'list_own_sessions',
    'member_year',
    'order_request_files',
    'own_advisor_access',
    'own_contribution',
    'own_member_view',
    'own_membership_state',
    'pending_edition',
    'pending_state_notice',
    'read_decision',
    'read_request',
    'remove_request_file',
    'send_request_message',
    'sign_request_release',
    'submit_request',
    'withdraw_request',
  ],
  service_role: [
    'add_advisor_link',
    'advisor_home',
    'advisor_notes',
    'advisor_people',
    'affected_answers',
    'announce_legal_change',
    'claim_account_emails',
    'answer_advisor_note',
    'check_password_reset',
    'claim_application_emails',
    'claim_contribution_notices',
    'claim_contribution_reminders',
    'claim_edition_emails',
    'claim_form_confirmations',
    'claim_legal_emails',
    'claim_request_emails',
    'claim_statement_emails',
    'create_recovery_codes',
    'decide_application',
    'end_job',
    'finish_account_email',
    'finish_application_email',
    'finish_contribution_notice',
    'finish_contribution_reminder',
    'finish_edition_email',
    'finish_form_confirmation',
    'finish_legal_email',
    'finish_password_reset',
    'finish_request_email',
    'finish_statement_emails',
    'finish_test_email',
    'freeze_statement',
    'invite_admin',
    'link_member_account',
    'log_export',
    'log_refused_admin',
    'member_sign_in_status',
    'open_admin_session',
    'open_advisor_note',
    'open_application',
    'open_decision',
    'open_form_submission',
    'open_lists',
    'open_member_record',
    'open_request',
    'open_request_file',
    'publish_rule_edition',
    'read_referral_code',
    'record_payment_event',
    'release_due_verdicts',
    'request_bills',
    'request_facts',
    'reset_admin_second_factor',
    'revoke_advisor_access',
    'run_monthly_work',
    'save_proposal',
    'set_admin_password',
    'set_advisor_portal',
    'start_advisor_invitation',
    'start_job',
    'start_password_reset',
    'start_test_email',
    'take_password_reset',
    'use_recovery_code',
    'verify_member_credentials',
    'write_advisor_note',
  ],
} as const;

test('every function of the API is listed, and only the listed roles may call it', async () => {
  const { rows } = await server.owner.query<{ name: string; callers: string }>(
    `select proname as name, array_to_string(array(
       select role from unnest(array['anon', 'authenticated', 'service_role', 'staff']) as role
       where has_function_privilege(role, pg_proc.oid, 'execute')), ', ') as callers
     from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const expected = Object.entries(callers).flatMap(([roles, names]) =>
    names.map((name) => ({ name, callers: roles })),
  );
  expect(rows).toEqual(expected.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});

test('every security definer function has an empty search path', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef
       and not coalesce(proconfig @> array['search_path=""'], false)`,
  );
  expect(rows).toEqual([]);
});

test('internal security definer functions are open only to the listed roles', async () => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
     where pronamespace = 'private'::regnamespace and prosecdef
       and has_function_privilege('public', oid, 'execute')`,
  );
  expect(rows).toEqual([]);
});
