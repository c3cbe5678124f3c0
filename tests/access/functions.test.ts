import { expect, test } from 'vitest';
import { testServer } from '../support/server.ts';

const server = testServer();

/**
 * The roles that may call each function of the API. PostgreSQL checks only the role; the function checks
 * the rest. The Command Center has the visitors' role and sends its session in a header.
 */
const callers = {
  'anon, authenticated, service_role': [
    'count_episode_view',
    'count_page_view',
    'current_admin',
    'recent_activity',
    'release_activation_login',
    'submit_form',
  ],
  'anon, service_role': [
    'admin_second_factor',
    'change_contacts',
    'contact_sender',
    'episode_categories',
    'import_members',
    'member_timeline',
    'overview_figures',
    'site_analytics',
  ],
  'authenticated, service_role': [
    'count_recovery_codes',
    'end_own_session',
    'finish_activation',
    'list_own_sessions',
    'own_membership_state',
  ],
  service_role: [
    'admin_sign_out',
    'authenticate_admin',
    'begin_admin_second_factor',
    'change_admin_email',
    'check_password_reset',
    'claim_application_emails',
    'claim_form_confirmations',
    'confirm_admin_second_factor',
    'create_recovery_codes',
    'decide_application',
    'finish_admin_sign_in',
    'finish_application_email',
    'finish_form_confirmation',
    'finish_password_reset',
    'link_member_account',
    'log_export',
    'member_sign_in_status',
    'open_application',
    'open_form_submission',
    'open_lists',
    'open_member_record',
    'read_admin_password_link',
    'remove_admin_second_factor',
    'renew_admin_recovery_codes',
    'reset_admin_second_factor',
    'set_admin_password',
    'start_admin_invitation',
    'start_admin_password_reset',
    'start_password_reset',
    'take_password_reset',
    'use_admin_password_link',
    'use_recovery_code',
    'verify_member_credentials',
  ],
} as const;

test('every function of the API is listed, and only the listed roles may call it', async () => {
  const { rows } = await server.owner.query<{ name: string; callers: string }>(
    `select proname as name, array_to_string(array(
       select role from unnest(array['anon', 'authenticated', 'service_role']) as role
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
