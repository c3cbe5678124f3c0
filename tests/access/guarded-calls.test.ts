import { resetRateLimits } from 'supabase-gateway/testing/mailbox';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type GuardedName, guarded } from '../../supabase/functions/rpc/guarded.ts';
import { cast } from '../cast.ts';
import { adminSession, bearer } from '../support/admin-session.ts';
import { publishableKey, testServer } from '../support/server.ts';

const server = testServer();

/**
 * Functions that count and are still open at the table API: rolling back the count rolls back the whole
 * effect, and the result reveals nothing.
 */
const harmless = {
  add_contribution: 'Without its log line nothing is recorded; the result is the own entry.',
  assign_payment_event:
    'Without its log line nothing is assigned; the event and the members are in lists of the caller.',
  attest_report:
    'Without its log line nothing is attested; the result follows from a report that the caller has open.',
  change_state_rule: 'Without its log line nothing changes; the result is the id of the own rule.',
  publish_organization:
    'Without its log line nothing is published; the result is the number of the own version.',
  release_emails: 'Without its log line nothing is released; the result is a number.',
  change_contacts: 'Without its log lines nothing changes, and its result is visible in the list.',
  change_document_rule:
    'Without its log line nothing changes, and its result is visible in the list of rules.',
  change_request_facts:
    'Without its log lines nothing changes, and its result is visible in the list.',
  confirm_admin: 'Without its log line nothing is confirmed, and there is no answer.',
  ask_about_person: 'Without its log line nothing is asked for, and there is no answer.',
  confirm_person_request: 'Without its log line nothing is confirmed, and there is no answer.',
  withdraw_person_request: 'Without its log line nothing is withdrawn, and there is no answer.',
  confirm_first_day: 'Without its log line nothing is confirmed, and there is no answer.',
  confirm_decision:
    'Without its log lines nothing is confirmed; the result is a decision that the caller has open.',
  decide_request:
    'Without its log lines nothing is decided; the result follows from a proposal that the caller has open.',
  discard_payment_event: 'Without its log line nothing is discarded, and there is no answer.',
  import_contributions:
    'Without its log line nothing is imported, and its result follows from the list of members.',
  add_statement_correction: 'Without its log line nothing is published, and there is no answer.',
  move_contribution: 'Without its log line nothing moves; the result is the own entry.',
  reverse_contribution: 'Without its log line nothing is reversed; the result is the own entry.',
  save_report_answer: 'Without its log line nothing is saved; the result is the own answer.',
  set_administration_rate: 'Without its log line nothing is set, and there is no answer.',
  start_member_view: 'Without its log line there is no view, and there is no answer.',
  help_with_account: 'Without its log line nothing changes, and there is no answer.',
  send_activations:
    'Without its log lines nothing is sent; the counts follow from the list of members.',
  send_member_message:
    'Without its log line nothing is sent; the counts follow from the list of members.',
  undo_member_message: 'Without its log line nothing is undone; the result is two numbers.',
  end_membership: 'Without its log lines nothing ends, and there is no answer.',
  merge_members: 'Without its log lines nothing is merged; the result is a time.',
  undo_merge: 'Without its log lines nothing is undone; the result names fields.',
  reinstate_membership: 'Without its log lines nothing continues, and there is no answer.',
  settle_state_case: 'Without its log line nothing is settled, and there is no answer.',
  delete_bill: 'Without its log lines nothing is deleted, and there is no answer.',
  record_payment: 'Without its log lines nothing is recorded; the result is the own payment.',
  reverse_payment: 'Without its log lines nothing is reversed; the result is the reversed payment.',
  save_bill: 'Without its log lines nothing is saved; the result is the own bill and its warnings.',
  save_need: 'Without its log lines nothing is saved; the result is the own need.',
  count_episode_view: 'The count is the effect, and there is no answer.',
  count_page_view: 'The count is the effect, and there is no answer.',
  add_request_file: 'Without its count no file is announced; the result is visible to its member.',
  ask_for_documents: 'Without its log lines nothing is asked for, and there is no answer.',
  ask_second_reading: 'Without its count nothing is sent, and there is no answer.',
  assign_requests:
    'Without its log lines nothing is assigned, and its result is visible in the list.',
  change_requests: 'Without its log lines nothing changes, and its result is visible in the list.',
  finish_activation:
    'Without its log line no login is linked; the result is the id of the own member.',
  move_requests:
    'Without its log lines nothing moves, and its result follows from requests that the caller may open.',
  move_request: 'Without its log lines nothing moves, and there is no answer.',
  order_request_files: 'The order is the effect, and there is no answer.',
  read_request: 'The mark is the effect, and there is no answer.',
  remove_request_file: 'Without its effect nothing is removed, and there is no answer.',
  reply_to_requests:
    'Without its log lines nothing is sent, and its result follows from its own arguments.',
  reply_to_request: 'Without its log lines nothing is sent, and there is no answer.',
  release_page_verdicts: 'Without its effect nothing is released, and there is no answer.',
  review_request_file: 'Without its log lines nothing is reviewed, and there is no answer.',
  send_request_message: 'Without its count nothing is sent; the result is the own message.',
  set_request_item: 'Without its log lines nothing changes, and there is no answer.',
  answer_question: 'The answer is the effect, and nothing comes back.',
  sign_request_release: 'The signature is the effect, and there is no answer.',
  submit_request: 'Without its count nothing is sent; the result is the own request.',
  undo_page_verdict: 'Without its log line nothing is undone, and there is no answer.',
  withdraw_request: 'The withdrawal is the effect, and there is no answer.',
  submit_form: 'Without its count nothing is stored; the answer is always the same.',
  save_contribution_table:
    'Without its log line nothing is saved; names are only in the result of callers who have the list open.',
  save_office_hours: 'Without its log line nothing is saved; the result is a number of requests.',
  save_closed_day: 'Without its log line nothing is saved; the result is a number of requests.',
  delete_contribution_table: 'Without its log line nothing is deleted, and there is no answer.',
  import_members:
    'Without its log line no member is imported, and its result is visible in the list of members.',
};

/** Functions that rpc does not offer, because its own sign-in or another edge function calls them. */
const forOtherFunctions = [
  'add_federal_days',
  'check_password_reset',
  'claim_account_emails',
  'claim_application_emails',
  'claim_bill_reminders',
  'claim_contribution_notices',
  'claim_contribution_reminders',
  'claim_edition_emails',
  'claim_form_confirmations',
  'claim_legal_emails',
  'claim_pushes',
  'claim_request_emails',
  'claim_team_emails',
  'decide_application',
  'record_inbound_email',
  'record_payment_event',
  'release_due_verdicts',
  'log_refused_admin',
  'open_admin_session',
  'run_monthly_work',
  'save_proposal',
  'finish_application_email',
  'start_advisor_invitation',
  'start_password_reset',
  'start_test_email',
  'take_password_reset',
  'finish_password_reset',
];

/** The functions of the API that reach a counter, a lock, or the log, directly or indirectly. */
async function countingFunctions(): Promise<string[]> {
  const { rows } = await server.owner.query<{ name: string; is_public: boolean; source: string }>(
    `select proname as name, pronamespace = 'public'::regnamespace as is_public, prosrc as source
     from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const logged = await server.owner.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'private.log_write'::regproc",
  );
  const tables = logged.rows.map(({ name }) => name).join('|');
  const counts = new RegExp(
    String.raw`\binto (private\.rate_limits|public\.activity_log)\b|\b(insert into|update|delete from) public\.(${tables})\b`,
  );
  const reaching = new Set(
    rows.filter(({ source }) => counts.test(source)).map(({ name }) => name),
  );
  expect(reaching).toContain('enforce_rate_limit');
  for (let before = -1; before !== reaching.size; ) {
    before = reaching.size;
    for (const { name, source } of rows) {
      const called = [...source.matchAll(/\b(?:private|public)\.(\w+)\(/g)].map(
        ([, callee]) => callee,
      );
      if (called.some((callee) => reaching.has(callee ?? ''))) reaching.add(name);
    }
  }
  return rows
    .filter(({ name, is_public }) => is_public && reaching.has(name))
    .map((row) => row.name);
}

describe('What counts, locks or logs', () => {
  test('is listed here and in the function rpc', async () => {
    const counting = new Set(await countingFunctions());
    const named = [...Object.keys(guarded), ...Object.keys(harmless), ...forOtherFunctions];
    expect(named.toSorted()).toEqual([...counting].toSorted());
  });

  test('is closed to visitors, members and the team at the table API, except what is harmless', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace
         and (has_function_privilege('staff', oid, 'execute') or has_function_privilege('authenticated', oid, 'execute'))`,
    );
    const open = new Set(rows.map(({ name }) => name));
    const counting = await countingFunctions();
    expect(counting.filter((name) => open.has(name)).toSorted()).toEqual(
      Object.keys(harmless).toSorted(),
    );
  });

  test('does not run if a visitor, a member, or an admin calls it there', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token;
    const session = await adminSession(server, cast.fabio.email);
    const before = await traces();
    for (const name of [...Object.keys(guarded), ...forOtherFunctions] as GuardedName[]) {
      const body = JSON.stringify(calls()[name] ?? {});
      const attempts: Record<string, string>[] = [
        {},
        bearer(session),
        { authorization: `Bearer ${token}` },
        { 'x-caller-address': '10.0.0.1', 'x-caller-login': '{"sub":"x"}' },
      ];
      for (const headers of attempts) {
        const answer = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
          body,
        });
        expect([401, 403, 404], `${name} ${answer.status}`).toContain(answer.status);
      }
    }
    expect(await traces()).toEqual(before);
  });
});

/** Every way in which a caller of PostgREST makes a call fail after it has run. */
const spoilers: { query?: string; headers?: Record<string, string> }[] = [
  { headers: { accept: 'application/vnd.pgrst.object+json' } },
  { headers: { accept: 'text/csv' } },
  { query: '?select=pgrst_scalar:pgrst_scalar->>status::date' },
  { query: '?select=nothing' },
  { query: '?nothing=eq.1' },
  { query: '?limit=0&offset=9' },
  { headers: { prefer: 'handling=strict, max-affected=0' } },
  { headers: { prefer: 'handling=strict, nonsense=1' } },
  { headers: { prefer: 'tx=rollback' } },
  { headers: { 'accept-profile': 'private', 'content-profile': 'private' } },
];

async function spoiled(
  name: string,
  body: Record<string, unknown>,
  { query = '', headers = {} }: (typeof spoilers)[number],
  more: Record<string, string> = {},
) {
  const answer = await fetch(`${server.url}/functions/v1/rpc/${name}${query}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.50',
      ...headers,
      ...more,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

describe('Through the function rpc, regardless of additions to the request,', () => {
  beforeEach(() => forgetCounts());

  test.each(spoilers.map((spoiler) => [JSON.stringify(spoiler), spoiler] as const))(
    'a wrong password counts and is logged: %s',
    async (_words, spoiler) => {
      const before = await lines('admin.sign_in_refused');
      const body = { user_email: cast.otavio.email, user_password: 'a guess' };
      expect(await spoiled('authenticate_admin', body, spoiler)).toEqual({
        status: 200,
        text: '[]',
      });
      expect(await lines('admin.sign_in_refused')).toBe(before + 1);
      expect(await wrongPasswords()).toBe(1);
    },
  );

  test.each(spoilers.map((spoiler) => [JSON.stringify(spoiler), spoiler] as const))(
    'an opened record is logged: %s',
    async (_words, spoiler) => {
      const before = await lines('member.record_opened');
      const session = await adminSession(server, cast.fabio.email);
      const body = { member_id: cast.ana.memberId };
      const opened = await spoiled('open_member_record', body, spoiler, {
        ...bearer(session),
      });
      expect(opened.status).toBe(200);
      expect(await lines('member.record_opened')).toBe(before + 1);
    },
  );

  test('200 guesses of an admin’s password are refused after the tenth, and all are logged or refused', async () => {
    const before = await lines('admin.sign_in_refused');
    const statuses: number[] = [];
    for (let guess = 0; guess < 200; guess += 1) {
      const body = { user_email: cast.otavio.email, user_password: `guess ${guess}` };
      const headers = { accept: 'application/vnd.pgrst.object+json' };
      statuses.push((await spoiled('authenticate_admin', body, { headers })).status);
    }
    // One more attempt becomes available in each minute.
    expect(statuses.slice(0, 10)).toEqual(new Array(10).fill(200));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBeLessThan(15);
    expect(await lines('admin.sign_in_refused')).toBe(before + answered);
  });

  test('a date of birth cannot be guessed: each attempt counts and is logged, and errors reveal nothing', async () => {
    const before = await lines('member.activation_refused');
    const query = '?select=pgrst_scalar:pgrst_scalar->>status::date';
    const statuses: number[] = [];
    for (let day = 1; day <= 14; day += 1) {
      const date_of_birth = `1988-06-${String(day).padStart(2, '0')}`;
      const answer = await spoiled(
        'verify_member_credentials',
        { email: cast.diego.email, date_of_birth },
        { query },
      );
      statuses.push(answer.status);
      expect(answer.text).not.toContain('invalid input');
    }
    const answered = statuses.filter((status) => status === 200).length;
    expect(answered).toBe(10);
    expect(statuses.at(-1)).toBe(429);
    expect(await lines('member.activation_refused')).toBe(before + answered);
  });

  test('a limit applies to the caller’s real address, not to a forged one', async () => {
    const ask = (invented: string) =>
      spoiled(
        'member_sign_in_status',
        { email: `${invented}@example.com` },
        {},
        {
          'x-caller-address': invented,
        },
      );
    for (let one = 1; one <= 3; one += 1) await ask(`198.51.100.${one}`);
    expect(await hits('sign_in_status.address')).toBe(3);
  });
});

describe('The function rpc', () => {
  test('calls only the functions of its list', async () => {
    for (const name of [
      'start_password_reset',
      'submit_form',
      'current_admin',
      'pg_sleep',
      '__proto__',
    ]) {
      expect((await spoiled(name, {}, {})).status, name).toBe(404);
    }
    const answer = await fetch(`${server.url}/functions/v1/rpc/authenticate_admin`, {
      headers: { apikey: publishableKey },
    });
    expect(answer.status).toBe(405);
  });

  test('accepts a JSON object and forwards refusals of the database', async () => {
    const send = async (body: string) => {
      const answer = await fetch(`${server.url}/functions/v1/rpc/member_sign_in_status`, {
        method: 'POST',
        headers: { apikey: publishableKey, 'content-type': 'application/json' },
        body,
      });
      const { code } = (await answer.json()) as { code: string };
      return [answer.status, code];
    };
    expect(await send('[1]')).toEqual([400, 'bad_json']);
    expect(await send('{')).toEqual([400, 'bad_json']);
    expect(await send(JSON.stringify({ email: 'x'.repeat(20_000) }))).toEqual([400, 'bad_json']);
    expect(await send('{"mail": "x"}')).toEqual([404, 'PGRST202']);
  });

  test('trusts a login only if the auth service does', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const token = (await ana.auth.getSession()).data.session?.access_token ?? '';
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forge = (change: object) =>
      [
        header,
        Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url'),
        signature,
      ].join('.');
    const ask = (bearer: string, more: Record<string, string> = {}) =>
      spoiled('create_recovery_codes', {}, {}, { authorization: `Bearer ${bearer}`, ...more });
    const login = JSON.stringify({ ...claims, aal: 'aal2' });
    expect((await ask(token)).text).toContain('insufficient_aal');
    expect((await ask(token, { 'x-caller-login': login })).text).toContain('insufficient_aal');
    expect((await ask(forge({ aal: 'aal2' }))).status).toBe(401);
    expect((await ask(publishableKey, { 'x-caller-login': login })).status).toBe(401);
    await ana.auth.signOut();
    expect((await ask(token)).status).toBe(401);
  });
});

let filler: Record<string, string>;
beforeAll(() => {
  filler = {
    email: cast.diego.email,
    id: cast.ana.memberId,
    token: 'f'.repeat(64),
  };
});

/** Arguments with which each function would have an effect. */
function calls(): Partial<Record<string, Record<string, unknown>>> {
  const { email, id, token } = filler;
  return {
    advisor_people: { search: '', page: 1 },
    answer_advisor_note: { note_id: id, answer_id: id, body: 'Olá' },
    decide_application: { application_id: id, decision: 'decline', reason: 'Test' },
    claim_account_emails: { client_address: '::1' },
    claim_application_emails: { client_address: '::1' },
    claim_form_confirmations: { client_address: '::1' },
    finish_application_email: { application_id: id, about: 'declined' },
    finish_password_reset: { reset_id: id, changed: true },
    link_member_account: { user_id: id, email, activation_token: token },
    log_export: { list: 'members', row_count: 1 },
    member_sign_in_status: { email },
    log_refused_admin: { email: cast.fabio.email },
    open_admin_session: { login_id: id, session_id: id },
    open_advisor_note: { note_id: id },
    open_application: { application_id: id },
    open_form_submission: { submission_id: id },
    open_lists: { lists: ['members'] },
    open_member_record: { member_id: id },
    preview_merge: { keep_id: id, duplicate_id: id },
    read_referral_code: { code: 'X' },
    revoke_advisor_access: { advisor_id: cast.elena.agentId },
    set_advisor_portal: { is_open: true },
    start_advisor_invitation: { advisor_id: cast.elena.agentId },
    write_advisor_note: { note_id: id, person_id: null, body: 'Olá' },
    reset_admin_second_factor: { admin_id: cast.otavio.adminId },
    invite_admin: { admin_id: cast.otavio.adminId, language: 'en' },
    set_admin_password: { admin_id: cast.otavio.adminId, password: 'a long new password' },
    start_password_reset: { email, client_address: '::1' },
    check_password_reset: { email, token, client_address: '::1' },
    take_password_reset: { email, token, client_address: '::1' },
    use_recovery_code: { code: 'AAAA-AAAA-AAAA' },
    verify_member_credentials: { email, date_of_birth: cast.diego.dateOfBirth },
  };
}

/** The current numbers of counters, locks, and log lines. */
async function traces() {
  const { rows } = await server.owner.query(
    `select (select count(*) from activity_log) as lines,
       (select sum(hits) from private.rate_limits) as hits,
       (select count(*) from auth.sessions) as logins,
       (select count(*) from admin_sessions) as sessions`,
  );
  return rows[0] as unknown;
}

async function forgetCounts() {
  await server.owner.query('delete from private.rate_limits');
  await resetRateLimits(server);
}

/** How many wrong passwords the auth service counts: each fills one of ten minutes. */
async function wrongPasswords(): Promise<number> {
  const { rows } = await server.owner.query(
    `select ceil(extract(epoch from spent_until - now()) / 60)::int as count
     from gateway.rate_limits where key like 'auth.password_from:%'`,
  );
  return rows[0].count as number;
}

async function lines(action: string): Promise<number> {
  const { rows } = await server.owner.query(
    'select count(*)::int as count from activity_log where action = $1',
    [action],
  );
  return rows[0].count as number;
}

async function hits(bucket: string): Promise<number> {
  const { rows } = await server.owner.query(
    'select sum(hits)::int as hits from private.rate_limits where bucket = $1',
    [bucket],
  );
  return rows[0].hits as number;
}
