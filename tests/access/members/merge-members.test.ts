import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;
type Row = Record<string, unknown>;
type Choices = Database['public']['Functions']['merge_members']['Args']['choices'];

const server = testServer();
let fabio: Client;
/** Sees members. */
let otavio: Client;

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

const permit = (permissions: string) =>
  query('update admins set permissions = $2 where id = $1', cast.otavio.adminId, permissions);

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  await permit('{contacts,members,accounts}');
  otavio = await server.admin(cast.otavio.email);
});

beforeEach(async () => {
  await permit('{contacts,members,accounts}');
  await query('update auth.mfa_amr_claims set updated_at = now()');
});

/** A member with what a duplicate can have. */
async function member(values: Row = {}): Promise<string> {
  const row = {
    email: `${crypto.randomUUID()}@example.com`,
    ...{ first_name: 'Rita', last_name: 'Prates', date_of_birth: '1988-01-01', state: 'FL' },
    ...{ enrollment_status: 'active', country: 'United States' },
    ...values,
  };
  const [{ id }] = await query(
    `insert into members (${Object.keys(row).join()})
     values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
    ...Object.values(row),
  );
  return id;
}

/** A login, whose password is the cast's. */
async function login(member_id: string): Promise<string> {
  const id = crypto.randomUUID();
  const [{ email }] = await query('select email from members where id = $1', member_id);
  await query(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
       email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
     ) select instance_id, $1, aud, role, $2, encrypted_password, now(), '', '', '', '', raw_app_meta_data, '{}', now(), now()
     from auth.users where id = $3`,
    ...[id, email, cast.bruno.userId],
  );
  await query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
     values ($1::text, $1::uuid, jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', true), 'email', now(), now())`,
    ...[id, email],
  );
  await query('update members set auth_user_id = $2 where id = $1', member_id, id);
  return email;
}

/** An enrollment, a schedule, a card and payments: one due today, one overdue since two months. */
async function household(values: Row = {}): Promise<string> {
  const id = await member(values);
  await query(
    `insert into enrollments (member_id, status, start_date, monthly_cost, product_iua_id)
     values ($1, 'Active', '2024-01-01', 300, $2)`,
    ...[id, cast.ana.iuaId],
  );
  await query(
    'insert into billing_schedules (member_id, next_billing_date, amount) values ($1, private.local_today() + 8, 300)',
    id,
  );
  await query(
    `insert into payment_profiles (member_id, is_default, card_type, card_last4, expiration_date)
     values ($1, true, 'Visa', '4242', '2099-12-31')`,
    id,
  );
  await query(
    `insert into billing (member_id, due_date, amount, created_at) values
       ($1, private.local_today(), 300, now()),
       ($1, (private.local_today() - interval '2 months')::date, 300, now() - interval '3 months')`,
    id,
  );
  return id;
}

async function belongings(id: string) {
  await query(
    `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date) values
       ($1, 'Téo', 'Prates', '2015-05-05', 'child', '2024-01-01'), ($1, 'Nina', 'Prates', '2018-08-08', 'child', '2024-01-01')`,
    id,
  );
  await query(
    `insert into contact_messages (member_id, name, message) values ($1, 'Rita', 'Bom dia')`,
    id,
  );
  await query(
    `insert into form_submissions (member_id, form_slug, answers) values ($1, 'discounts', '{}')`,
    id,
  );
  await query(
    `insert into private.advisor_notes (id, agent_id, member_id, body) values (gen_random_uuid(), $2, $1, 'Ligar')`,
    ...[id, cast.ana.agentId],
  );
  await query("insert into notes (member_id, body) values ($1, 'Ligar')", id);
  await query("insert into tasks (member_id, title) values ($1, 'Ligar')", id);
  await query(
    `insert into membership_applications
       (member_id, first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state, status, decided_at)
     values ($1, 'Rita', 'Prates', 'rita@example.com', '1', '1988-01-01', '1', now(), 'FL', 'approved', now())`,
    id,
  );
}

async function preview(keep_id: string, duplicate_id: string, who = fabio) {
  const { data, error } = await callGuarded(who, 'preview_merge', { keep_id, duplicate_id });
  if (error) throw Object.assign(new Error(error.message), error);
  return data as unknown as {
    version: string;
    obstacle: string | null;
    other_way: string | null;
    fields: { field: string; keep: string[]; duplicate: string[]; default: string }[];
    moves: Row;
    stops: Row;
    stays: Row;
    keep: Row;
  };
}

type Call = { choices?: Choices; reason?: string; version?: string };

async function merge(keep_id: string, duplicate_id: string, call: Call = {}, who = fabio) {
  const version = call.version ?? (await preview(keep_id, duplicate_id)).version;
  const { data, error, status } = await who.rpc('merge_members', {
    ...{ keep_id, duplicate_id, choices: {}, reason: 'Cadastrada duas vezes', ...call, version },
  });
  return error ? `${status} ${error.code}` : (data as { merge_id: string }).merge_id;
}

async function undo(merge_id: string, who = fabio) {
  const { data, error, status } = await who.rpc('undo_merge', { merge_id });
  return error ? `${status} ${error.code}` : (data as { edited: string[]; stayed: number });
}

/** Every row of the database about members, without what a change always leaves: the log and when a row changed. */
async function everything(members: string[]) {
  const tables = await query(
    `select columns.table_schema || '.' || columns.table_name as name, columns.column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'private')
       and (columns.column_name = 'member_id' or columns.table_name = 'members' and columns.column_name = 'id')
       and table_name not in ('activity_log', 'rate_limits')
     order by 1`,
  );
  expect(tables.length).toBeGreaterThan(25);
  const found: Record<string, unknown> = {};
  for (const { name, column } of tables) {
    const [{ rows }] = await query(
      `select coalesce(jsonb_agg(to_jsonb(found) - 'updated_at' order by to_jsonb(found)::text), '[]') as rows
       from ${name} as found where ${column} = any($1)`,
      members,
    );
    found[name] = (rows as Row[]).map((row) => JSON.stringify(row)).toSorted();
  }
  return found;
}

/** Figures that count people and money. */
async function figures() {
  const [row] = await query(
    `select
       (select sum(cents) from contribution_entries) as cents,
       (select count(*) from contribution_entries) as entries,
       (select count(*) from private.memberships where from_date < private.local_today()) as memberships,
       (select sum(least(to_date, private.local_today()) - from_date) from private.memberships where from_date < private.local_today()) as days,
       (select count(*) from billing where status = 'Paid') as paid,
       (select count(*) from members where enrollment_status = 'active') as active`,
  );
  return row;
}

describe('A merge', () => {
  test('shows first what it would do, and logs that both records were opened', async () => {
    const keep = await household({ phone_number: '+1 561 000 0001', gender: null });
    const duplicate = await household({
      ...{ phone_number: '+1 561 000 0002', gender: 'F', first_name: 'Ritta', city: 'Miami' },
    });
    await belongings(duplicate);
    await query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
       values ($1, 'Teo', 'PRATES', '2015-05-05', 'child', '2023-01-01')`,
      keep,
    );
    const shown = await preview(keep, duplicate);
    expect(shown).toMatchObject({
      obstacle: null,
      other_way: null,
      keep: { id: keep, has_login: false, is_open: true },
      moves: {
        people: 1,
        messages: 1,
        forms: 1,
        notes: 1,
        applications: 1,
        team_notes: 1,
        tasks: 1,
      },
      stops: { enrollments: 1, schedules: 1, profiles: 1, payments: 2 },
      stays: { people: 1, contributions: 0 },
    });
    expect(shown.fields).toEqual([
      {
        field: 'name',
        keep: ['Rita', 'Prates'],
        duplicate: ['Ritta', 'Prates'],
        default: 'keep',
      },
      { field: 'gender', keep: [null], duplicate: ['F'], default: 'duplicate' },
      {
        field: 'phone_number',
        keep: ['+1 561 000 0001'],
        duplicate: ['+1 561 000 0002'],
        default: 'keep',
      },
      {
        field: 'address',
        keep: [null, null, null, 'FL', null, 'United States'],
        duplicate: [null, null, 'Miami', 'FL', null, 'United States'],
        default: 'keep',
      },
    ]);
    const lines = await query(
      "select subject_id from activity_log where action = 'member.record_opened' and subject_id = any($1)",
      [keep, duplicate],
    );
    expect(new Set(lines.map(({ subject_id }) => subject_id))).toEqual(new Set([keep, duplicate]));
  });

  test('moves what belongs to the person, and stops the duplicate as of today', async () => {
    const keep = await member({ phone_number: '+1 561 000 0001', agent_id: null });
    const duplicate = await household({
      ...{ phone_number: '+1 561 000 0002', gender: 'F', agent_id: cast.ana.agentId },
    });
    await belongings(duplicate);
    const before = await figures();
    const id = await merge(keep, duplicate, { choices: { phone_number: 'duplicate' } });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);

    const [survivor] = await query('select * from members where id = $1', keep);
    expect(survivor).toMatchObject({
      ...{ phone_number: '+1 561 000 0002', gender: 'F', agent_id: cast.ana.agentId },
      ...{ merged_into: null, enrollment_status: 'active' },
    });
    const [merged] = await query('select * from members where id = $1', duplicate);
    expect(merged).toMatchObject({ merged_into: keep, enrollment_status: 'merged' });
    for (const table of [
      ...['household_people', 'contact_messages', 'form_submissions', 'private.advisor_notes'],
      ...['notes', 'tasks'],
      'membership_applications',
    ]) {
      const rows = await query(`select member_id from ${table} where member_id = any($1)`, [
        keep,
        duplicate,
      ]);
      expect(rows.length, table).toBeGreaterThan(0);
      expect(
        rows.every(({ member_id }) => member_id === keep),
        table,
      ).toBe(true);
    }
    const [stopped] = await query(
      `select
         (select array_agg(status || ' ' || inactive_reason || ' ' || (inactive_date <= private.local_today())) from enrollments where member_id = $1) as enrollments,
         (select array_agg(status) from billing_schedules where member_id = $1) as schedules,
         (select array_agg(status) from payment_profiles where member_id = $1) as profiles,
         (select array_agg(status) from billing where member_id = $1) as payments,
         (select count(*)::int from contribution_months where member_id = $1) as months,
         (select count(*)::int from membership_lapses where member_id = $1) as lapses,
         private.owes_on($1, private.local_today() + 3) as owes,
         (select kind from private.membership_contradictions where member_id = $1) as contradiction`,
      duplicate,
    );
    expect(stopped).toEqual({
      enrollments: ['Cancelled merged true'],
      schedules: ['ended'],
      profiles: ['inactive'],
      payments: ['Cancelled', 'Cancelled'],
      ...{ months: 0, lapses: 0, owes: false, contradiction: null },
    });
    await query('select private.run_monthly_work()');
    expect(
      await query(
        'select id from billing where member_id = $1 and status <> $2',
        duplicate,
        'Cancelled',
      ),
    ).toEqual([]);
    // One active record less; what was counted stays.
    expect(await figures()).toEqual({ ...before, active: String(Number(before.active) - 1) });
    const lines = await query(
      `select action, subject_id, actor_id from activity_log where action like 'member.merged%' and subject_id = any($1) order by action`,
      [keep, duplicate],
    );
    expect(lines).toEqual([
      { action: 'member.merged', subject_id: keep, actor_id: cast.fabio.adminId },
      { action: 'member.merged_into', subject_id: duplicate, actor_id: cast.fabio.adminId },
    ]);
  });

  test('leaves a record that no one changes, and that pays for the person', async () => {
    const keep = await household();
    const duplicate = await household();
    await merge(keep, duplicate);
    const member_id = duplicate;
    const attempts = [
      fabio.from('members').update({ city: 'Orlando' }).eq('id', duplicate),
      fabio.from('billing').insert({ member_id, due_date: '2030-01-01', amount: 1 }),
      fabio
        .from('billing_schedules')
        .insert({ member_id, next_billing_date: '2030-01-01', amount: 1 }),
      fabio.from('enrollments').insert({ member_id, status: 'Active', start_date: '2024-01-01' }),
      fabio.rpc('reinstate_membership', { member_id }),
    ];
    for (const { error } of await Promise.all(attempts)) expect(error?.code).toBe('member_merged');
    const opened = await fabio
      .from('members')
      .update({ enrollment_status: 'active' })
      .eq('id', duplicate);
    expect(opened.error?.code).toBe('membership_operation');
    await query(
      `select private.record_contribution(jsonb_build_object(
         'member_id', $1::text, 'month', '2030-01-01', 'cents', 100, 'received_on', private.local_today(), 'source', 'import', 'reference', $2::text))`,
      ...[duplicate, crypto.randomUUID()],
    );
    expect(
      await query('select member_id from contribution_entries where member_id = any($1)', [
        keep,
        duplicate,
      ]),
    ).toEqual([{ member_id: keep }]);
    const { data } = await fabio
      .from('member_list')
      .select('merged_into,enrollment_status')
      .eq('id', duplicate);
    expect(data).toEqual([{ merged_into: keep, enrollment_status: 'merged' }]);
  });

  test('closes the login of the duplicate, and moves neither login nor email', async () => {
    const keep = await member();
    const keepEmail = await login(keep);
    const duplicate = await member();
    const email = await login(duplicate);
    const client = await server.signedIn(email);
    expect((await client.from('members').select('id')).data).toEqual([{ id: duplicate }]);
    await merge(keep, duplicate);
    expect((await client.from('members').select('id')).data ?? []).toEqual([]);
    const { error } = await server.anonymous().auth.signInWithPassword({
      ...{ email, password: 'mutirao-demo' },
    });
    expect(error?.message).toBe('Account access restricted (merged)');
    const { data } = await (await server.signedIn(keepEmail)).from('members').select('id,email');
    expect(data).toEqual([{ id: keep, email: keepEmail }]);
    const status = await callGuarded(server.anonymous(), 'member_sign_in_status', { email });
    expect(status.data).toEqual({ status: 'restricted', enrollment_status: 'merged' });
  });

  test('leaves no way to activate a duplicate without a login', async () => {
    const keep = await member();
    const email = `${crypto.randomUUID()}@example.com`;
    await merge(keep, await member({ email }));
    const status = await callGuarded(server.anonymous(), 'member_sign_in_status', { email });
    expect(status.data).toEqual({ status: 'restricted', enrollment_status: 'merged' });
    const verified = await callGuarded(server.anonymous(), 'verify_member_credentials', {
      ...{ email, date_of_birth: '1988-01-01' },
    });
    expect(verified.data).toEqual({ status: 'not_found' });
  });
});

describe('A merge is refused', () => {
  const request = (id: string, state: string) =>
    query(
      `insert into sharing_requests (member_id, state, kind) values ($1, $2, 'illness')`,
      ...[id, state],
    );
  const cases: Record<string, (keep: string, duplicate: string) => Promise<unknown>> = {
    is_survivor: async (_, duplicate) => merge(duplicate, await member()),
    both_open_requests: async (keep, duplicate) => {
      await request(keep, 'draft');
      await request(duplicate, 'draft');
    },
    open_requests: (_, duplicate) => request(duplicate, 'draft'),
    has_requests: (_, duplicate) => request(duplicate, 'withdrawn'),
    has_contributions: (_, duplicate) =>
      query(
        `insert into contribution_entries (member_id, month, cents, received_on, source)
         values ($1, '2025-01-01', 5000, '2025-01-02', 'manual')`,
        duplicate,
      ),
    has_payments: (_, duplicate) =>
      query(
        `insert into private.stripe_customers (customer_id, member_id) values ($2, $1)`,
        ...[duplicate, crypto.randomUUID()],
      ),
    has_decisions: (_, duplicate) =>
      query(
        `insert into medical_needs (id, member_id, title, kind) values (gen_random_uuid(), $1, 'Joelho', 'illness')`,
        duplicate,
      ),
    login_needed: (_, duplicate) => login(duplicate),
  };

  test.each(Object.entries(cases))('for %s, with nothing changed', async (code, prepare) => {
    const keep = await household();
    const duplicate = await household();
    await prepare(keep, duplicate);
    const before = await everything([keep, duplicate]);
    const shown = await preview(keep, duplicate);
    expect(shown.obstacle).toBe(code);
    expect(shown.other_way).toBe(code === 'both_open_requests' ? code : null);
    expect(await merge(keep, duplicate)).toBe(`409 ${code}`);
    expect(await everything([keep, duplicate])).toEqual(before);
  });

  test('for the same record, a merged one, and into a merged one', async () => {
    const [keep, duplicate, third] = [await member(), await member(), await member()];
    expect(await merge(keep, keep)).toBe('409 same_record');
    await merge(keep, duplicate);
    expect(await merge(keep, duplicate)).toBe('409 already_merged');
    expect(await merge(third, duplicate)).toBe('409 already_merged');
    expect(await merge(duplicate, third)).toBe('409 keep_merged');
    const missing = crypto.randomUUID();
    expect(await merge(keep, missing, { version: 'x' })).toBe('404 not_found');
  });

  test('for the second of two at once, in both directions', async () => {
    const [one, other] = [await household(), await household()];
    const [there, back] = [await preview(one, other), await preview(other, one)];
    const results = await Promise.all([
      merge(one, other, { version: there.version }),
      merge(other, one, { version: back.version }),
      merge(one, other, { version: there.version }, otavio),
    ]);
    expect(results.filter((result) => /^[0-9a-f-]{36}$/.test(result))).toHaveLength(1);
    expect(
      results.filter((result) => /^409 (already|keep)_merged$|^409 is_survivor$/.test(result)),
    ).toHaveLength(2);
    const merged = await query('select id from members where merged_into = any($1)', [one, other]);
    expect(merged).toHaveLength(1);
  });

  test('unless contributions were reversed', async () => {
    const [keep, duplicate] = [await member(), await member()];
    const [{ id }] = await query(
      `insert into contribution_entries (member_id, month, cents, received_on, source)
       values ($1, '2025-01-01', 5000, '2025-01-02', 'manual') returning id`,
      duplicate,
    );
    await query(
      `insert into contribution_entries (member_id, month, cents, received_on, source, reverses)
       values ($1, '2025-01-01', -5000, '2025-01-03', 'manual', $2)`,
      ...[duplicate, id],
    );
    expect(await merge(keep, duplicate)).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      await query('select id from contribution_entries where member_id = $1', duplicate),
    ).toHaveLength(2);
  });

  test('if a record has changed since the preview, without a reason, and for unknown choices', async () => {
    const [keep, duplicate] = [await member(), await member()];
    const { version } = await preview(keep, duplicate);
    await query(
      `insert into contact_messages (member_id, name, message) values ($1, 'Rita', 'Oi')`,
      duplicate,
    );
    expect(await merge(keep, duplicate, { version })).toBe('409 merge_changed');
    expect(await merge(keep, duplicate, { reason: ' x ' })).toBe('400 reason_missing');
    for (const choices of [
      { email: 'duplicate' },
      { name: 'other' },
      ['name'],
      'name',
      { name: null },
    ]) {
      expect(await merge(keep, duplicate, { choices })).toBe('400 choice_unknown');
    }
    expect((await query('select merged_into from members where id = $1', duplicate))[0]).toEqual({
      merged_into: null,
    });
  });

  test('without the permissions, and without a fresh sign-in for a login', async () => {
    const [keep, duplicate] = [await member(), await member()];
    const { version } = await preview(keep, duplicate);
    for (const permissions of ['{contacts,accounts,requests}', '{books,settings,users}']) {
      await permit(permissions);
      expect(await merge(keep, duplicate, { version }, otavio)).toBe('403 permission_denied');
      await expect(preview(keep, duplicate, otavio)).rejects.toMatchObject({
        code: 'permission_denied',
      });
    }
    await permit('{members}');
    expect(await merge(keep, duplicate, {}, otavio)).toMatch(/^[0-9a-f-]{36}$/);

    const [first, second] = [await member(), await member()];
    await login(first);
    await login(second);
    expect((await preview(first, second, otavio)).obstacle).toBe('accounts_needed');
    expect(await merge(first, second, {}, otavio)).toBe('403 accounts_needed');
    await permit('{members,accounts}');
    const shown = await preview(first, second, otavio);
    await query("update auth.mfa_amr_claims set updated_at = now() - interval '1 hour'");
    expect(await merge(first, second, { version: shown.version }, otavio)).toBe(
      '403 fresh_sign_in_needed',
    );
    for (const who of [server.anonymous(), await server.signedIn(cast.ana.email)]) {
      expect(await merge(first, second, { version: shown.version }, who)).toMatch(/^40[134]/);
    }
  });
});

describe('Undoing a merge', () => {
  test('restores both records exactly, once', async () => {
    const keep = await household({ phone_number: '1', agent_id: null, country: null, state: null });
    const duplicate = await household({
      ...{ phone_number: '2', agent_id: cast.ana.agentId, gender: 'F', state: 'GA' },
      ...{
        first_name: 'Ritinha',
        existing_condition: true,
        existing_condition_description: 'Asma',
      },
    });
    await login(keep);
    await login(duplicate);
    await belongings(keep);
    await belongings(duplicate);
    await query('select private.settle_lapses(id) from members where id = any($1)', [
      keep,
      duplicate,
    ]);
    const before = await everything([keep, duplicate]);
    const counted = await figures();
    const id = await merge(keep, duplicate, {
      choices: { name: 'duplicate', phone_number: 'duplicate', condition: 'duplicate' },
    });
    expect(await everything([keep, duplicate])).not.toEqual(before);

    // A second admin, and a double click.
    const results = await Promise.all([undo(id, otavio), undo(id, otavio)]);
    expect(results).toContainEqual({ edited: [], stayed: 0 });
    expect(results).toContain('409 merge_undone');
    expect(await everything([keep, duplicate])).toEqual(before);
    expect(await figures()).toEqual(counted);
    expect(
      await query(
        "select subject_id from activity_log where action = 'member.merge_undone' and subject_id = any($1)",
        [keep, duplicate],
      ),
    ).toHaveLength(2);
    // It can be merged again.
    expect(await merge(keep, duplicate)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('leaves what someone changed since, and names it', async () => {
    const keep = await member({ phone_number: '1', gender: 'M' });
    const duplicate = await member({ phone_number: '2', gender: 'F' });
    await belongings(duplicate);
    const id = await merge(keep, duplicate, {
      choices: { phone_number: 'duplicate', gender: 'duplicate' },
    });
    await query("update members set phone_number = '3' where id = $1", keep);
    await query(
      'update contact_messages set member_id = $2 where member_id = $1',
      keep,
      cast.ana.memberId,
    );
    expect(await undo(id)).toEqual({ edited: ['phone_number'], stayed: 1 });
    expect(await query('select phone_number, gender from members where id = $1', keep)).toEqual([
      { phone_number: '3', gender: 'M' },
    ]);
    await query(
      'delete from contact_messages where member_id = $1 and message = $2',
      cast.ana.memberId,
      'Bom dia',
    );
  });

  test('ends after a day, and then nothing of the values before is left', async () => {
    const [keep, duplicate] = [await member(), await member()];
    const id = await merge(keep, duplicate);
    const merges = async () =>
      (await fabio.rpc('member_merges', { member_id: keep })).data as unknown as {
        merged: { can_undo: boolean; member_id: string; admin_name: string; reason: string }[];
      };
    expect((await merges()).merged).toMatchObject([
      { can_undo: true, member_id: duplicate, reason: 'Cadastrada duas vezes' },
    ]);
    await server.owner.query(
      'alter table private.member_merges disable trigger refuse_merge_change',
    );
    await query(
      "update private.member_merges set merged_at = now() - interval '25 hours' where id = $1",
      id,
    );
    await server.owner.query(
      'alter table private.member_merges enable trigger refuse_merge_change',
    );
    expect((await merges()).merged).toMatchObject([{ can_undo: false }]);
    expect(await undo(id)).toBe('409 merge_final');
    await query('select private.run_monthly_work()');
    expect(await query('select before from private.member_merges where id = $1', id)).toEqual([
      { before: null },
    ]);
    expect(await undo(id)).toBe('409 merge_final');
    expect(await undo(crypto.randomUUID())).toBe('404 not_found');
  });

  test('needs the permission, and no one rewrites or deletes a merge', async () => {
    const [keep, duplicate] = [await member(), await member()];
    const id = await merge(keep, duplicate);
    await permit('{contacts,accounts}');
    expect(await undo(id, otavio)).toBe('403 permission_denied');
    const { data } = await otavio.rpc('member_merges', { member_id: duplicate });
    expect(data).toMatchObject({ into: { member_id: keep, reason: null, can_undo: false } });
    await permit('{books}');
    expect((await otavio.rpc('member_merges', { member_id: duplicate })).error?.code).toBe(
      'permission_denied',
    );
    for (const change of [
      "update private.member_merges set reason = 'Outra razão' where id = $1",
      "update private.member_merges set moved = '{}' where id = $1",
      'delete from private.member_merges where id = $1',
    ]) {
      await expect(query(change, id)).rejects.toThrow();
    }
    // Erasing the person erases the duplicate, and the merge.
    await query('delete from members where id = $1', keep);
    expect(await query('select id from members where id = $1', duplicate)).toEqual([]);
    expect(await query('select id from private.member_merges where id = $1', id)).toEqual([]);
  });
});
