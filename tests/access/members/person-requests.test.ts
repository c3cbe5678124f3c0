import { randomBytes, randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Answer } from '../../../supabase/contracts/answers.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { storeRequestFile } from '../../operating/store-request-file.ts';
import { testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;

const server = testServer();
let fabio: Client;
/** A second super admin, for these tests. */
let gabriela: Client;

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

const setRole = (role: string) =>
  query('update admins set role = $2 where id = $1', cast.gabriela.adminId, role);

beforeEach(async () => {
  await setRole('super_admin');
  [fabio, gabriela] = await Promise.all([
    server.admin(cast.fabio.email),
    server.admin(cast.gabriela.email),
  ]);
});
afterEach(async () => {
  await setRole('content_editor');
  await query('delete from private.rate_limits');
});

/** Someone whose membership has ended, with a login. */
async function person({ status = 'cancelled', name = 'Rita', phone = '' } = {}) {
  const email = `${randomUUID()}@example.com`;
  const login = randomUUID();
  await query(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
       email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
     ) select instance_id, $1, aud, role, $2, encrypted_password, now(), '', '', '', '', raw_app_meta_data, '{"phone": "1"}', now(), now()
     from auth.users where id = $3`,
    login,
    email,
    cast.bruno.userId,
  );
  const [{ id, member_number: number }] = await query(
    `insert into members (email, first_name, last_name, date_of_birth, phone_number, enrollment_status, auth_user_id)
     values ($1, $2, 'Prates', '1988-01-01', $3, $4, $5) returning id, member_number`,
    email,
    name,
    phone,
    status,
    login,
  );
  return { id: id as string, email, login, number: number as string };
}

type Kind = 'copy' | 'erasure';

async function outcome(call: PromiseLike<{ error: { code?: string } | null; status: number }>) {
  const { error, status } = await call;
  return error ? `${status} ${error.code}` : 'done';
}

const ask = (who: Client, member_id: string, kind: Kind, reason = 'Pediu por carta') =>
  outcome(who.rpc('ask_about_person', { member_id, kind, reason }));
const withdraw = (who: Client, request_id: string) =>
  outcome(who.rpc('withdraw_person_request', { request_id }));
const confirm = (who: Client, request_id: string, member_number?: string) =>
  outcome(
    who.rpc('confirm_person_request', { request_id, ...(member_number && { member_number }) }),
  );
const openCopy = (who: Client, request_id: string) =>
  outcome(callGuarded(who, 'open_person_copy', { request_id }));

async function stateOf(who: Client, member_id: string) {
  const { data, error } = await who.rpc('person_state', { member_id });
  expect(error).toBeNull();
  return data as Answer<'person_state'>;
}

/** Asks as Fábio. @returns the id of the request */
async function asked(member_id: string, kind: Kind): Promise<string> {
  expect(await ask(fabio, member_id, kind)).toBe('done');
  const [{ id }] = await query(
    'select id from private.person_requests where member_id = $1 and kind = $2 order by asked_at desc limit 1',
    member_id,
    kind,
  );
  return id as string;
}

const staleSignIn = () =>
  query("update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'");

describe('Only super admins with a fresh sign-in', () => {
  test('ask, see, confirm, withdraw and download', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'copy');
    const others = [await server.admin(cast.otavio.email), await server.signedIn(cast.ana.email)];
    for (const who of [...others, server.anonymous()]) {
      for (const refused of [
        await ask(who, rita.id, 'erasure'),
        await confirm(who, id, rita.number),
        await withdraw(who, id),
        await openCopy(who, id),
      ]) {
        expect(refused).toMatch(
          /^(401|403) (42501|super_admin_required|permission_denied|admin_session_ended)$/,
        );
      }
    }
    await staleSignIn();
    expect(await ask(fabio, rita.id, 'erasure')).toBe('403 fresh_sign_in_needed');
    expect(await confirm(gabriela, id)).toBe('403 fresh_sign_in_needed');
    expect(await openCopy(fabio, id)).toBe('403 fresh_sign_in_needed');
    expect(await withdraw(fabio, id)).toBe('done');
  });

  test('while other admins who see members know that an erasure waits, and no more', async () => {
    const rita = await person();
    const otavio = await server.admin(cast.otavio.email);
    expect(await stateOf(otavio, rita.id)).toEqual({ erasure_waits: false, details: null });
    await asked(rita.id, 'erasure');
    expect(await stateOf(otavio, rita.id)).toEqual({ erasure_waits: true, details: null });
    expect((await stateOf(gabriela, rita.id)).details?.requests).toMatchObject([
      { kind: 'erasure', reason: 'Pediu por carta', is_own: false, may_download: false },
    ]);
    await setRole('content_editor');
    const editor = await server.admin(cast.gabriela.email);
    const { error } = await editor.rpc('person_state', { member_id: rita.id });
    expect(error?.code).toBe('permission_denied');
  });

  test('with a reason, for a member, once at a time', async () => {
    const rita = await person();
    expect(await ask(fabio, rita.id, 'copy', 'sim')).toBe('400 reason_missing');
    expect(await ask(fabio, rita.id, 'other' as Kind)).toBe('400 kind_unknown');
    expect(await ask(fabio, randomUUID(), 'copy')).toBe('404 not_found');
    const id = await asked(rita.id, 'copy');
    expect(await ask(gabriela, rita.id, 'copy')).toBe('409 asked_already');
    expect(await ask(gabriela, rita.id, 'erasure')).toBe('done');
    expect(await withdraw(gabriela, id)).toBe('done');
    expect(await withdraw(fabio, id)).toBe('409 ended_meanwhile');
    expect(await ask(fabio, rita.id, 'copy')).toBe('done');
  });
});

describe('No one confirms what they asked for:', () => {
  test('not in another session', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'erasure');
    expect(await confirm(fabio, id, rita.number)).toBe('403 same_person');
    const again = await server.admin(cast.fabio.email);
    expect(await confirm(again, id, rita.number)).toBe('403 same_person');
    expect(await query('select from members where id = $1', rita.id)).toHaveLength(1);
  });

  test('not at the table API', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'erasure');
    for (const schema of ['public', 'private']) {
      const table = (fabio as unknown as SupabaseClient)
        .schema(schema)
        .from('person_requests') as ReturnType<SupabaseClient['from']>;
      const change = { confirmed_by: cast.gabriela.adminId, asked_by: cast.gabriela.adminId };
      for (const { error } of [
        await table.update(change).eq('id', id),
        await table.select('*'),
        await table.delete().eq('id', id),
        await table.insert({ kind: 'copy', member_id: rita.id }),
      ]) {
        expect(error?.code).toMatch(/^PGRST(205|106)$/);
      }
    }
    // The database itself refuses one person in both roles.
    await expect(
      query(
        'update private.person_requests set confirmed_by = asked_by, confirmed_at = now() where id = $1',
        id,
      ),
    ).rejects.toThrow('person_requests_two_people');
  });

  test('not with an account that they made, changed, or gave its password', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'erasure');
    await fabio
      .from('admins')
      .update({ permissions: ['blog'] })
      .eq('id', cast.gabriela.adminId);
    expect(await confirm(gabriela, id, rita.number)).toBe('403 not_independent');
    await query('update admins set counts_since = null where id = $1', cast.gabriela.adminId);
    expect(await confirm(gabriela, id, rita.number)).toBe('403 not_counted');
    expect(await ask(gabriela, rita.id, 'copy')).toBe('403 not_counted');
    await query("update admins set counts_since = 'epoch' where id = $1", cast.gabriela.adminId);
    await query('set session_replication_role = replica');
    await query(
      "update activity_log set created_at = created_at - interval '25 hours' where subject_id = $1",
      cast.gabriela.adminId,
    );
    await query('set session_replication_role = default');
  });

  test('and what an admin asked for ends with their role, for good', async () => {
    const rita = await person();
    expect(await ask(gabriela, rita.id, 'erasure')).toBe('done');
    const [{ id }] = await query(
      'select id from private.person_requests where member_id = $1',
      rita.id,
    );
    await setRole('content_editor');
    await setRole('super_admin');
    expect(await confirm(fabio, id, rita.number)).toBe('409 ended_meanwhile');
    expect((await stateOf(fabio, rita.id)).erasure_waits).toBe(false);
    // Also if the account is another person's by now.
    const again = await server.admin(cast.gabriela.email);
    expect(await ask(again, rita.id, 'erasure')).toBe('done');
    await query("update admins set status = 'inactive' where id = $1", cast.gabriela.adminId);
    await query("update admins set status = 'active' where id = $1", cast.gabriela.adminId);
    expect((await stateOf(fabio, rita.id)).erasure_waits).toBe(false);
  });

  test('of two confirmations at once, one counts', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'erasure');
    const results = await Promise.all([1, 2, 3].map(() => confirm(gabriela, id, rita.number)));
    expect(results.toSorted()).toEqual(['409 ended_meanwhile', '409 ended_meanwhile', 'done']);
    const erased = await query(
      "select from activity_log where action = 'person.erased' and subject_id = $1",
      rita.id,
    );
    expect(erased).toHaveLength(1);
  });

  test('nothing withdrawn or expired is confirmed', async () => {
    const rita = await person();
    const withdrawn = await asked(rita.id, 'copy');
    await withdraw(fabio, withdrawn);
    expect(await confirm(gabriela, withdrawn)).toBe('409 ended_meanwhile');
    const old = await asked(rita.id, 'copy');
    await query(
      "update private.person_requests set asked_at = now() - interval '14 days' where id = $1",
      old,
    );
    expect(await confirm(gabriela, old)).toBe('409 ended_meanwhile');
    expect(await ask(gabriela, rita.id, 'copy')).toBe('done');
    expect(await confirm(gabriela, randomUUID())).toBe('404 not_found');
  });
});

describe('An erasure', () => {
  test.each([
    ['membership_active', 'active', ''],
    [
      'membership_active',
      'cancelled',
      "insert into enrollments (member_id, status, start_date) values ($1, 'Active', '2026-01-01')",
    ],
    [
      'requests_open',
      'cancelled',
      `insert into sharing_requests (member_id, language, time_zone, state, number, submitted_at)
       values ($1, 'en', 'America/New_York', 'received', 'R-26-900001-5', now())`,
    ],
    [
      'contributions_open',
      'cancelled',
      `insert into private.payment_events (event_id, type, happened_at, kind, state, reason, member_id, cents, currency)
       values (gen_random_uuid()::text, 'charge.succeeded', now(), 'one_time', 'parked', 'two_members', $1, 100, 'usd')`,
    ],
  ])('is refused: %s (%s)', async (code, status, sql) => {
    const rita = await person();
    const before = await asked(rita.id, 'erasure');
    await query('update members set enrollment_status = $2 where id = $1', rita.id, status);
    await query('set session_replication_role = replica');
    if (sql) await query(sql, rita.id);
    await query('set session_replication_role = default');
    expect((await stateOf(fabio, rita.id)).details?.obstacle).toBe(code);
    expect(await confirm(gabriela, before, rita.number)).toBe(`409 ${code}`);
    expect(await ask(fabio, rita.id, 'copy')).toBe('done');
    await withdraw(fabio, before);
    expect(await ask(fabio, rita.id, 'erasure')).toBe(`409 ${code}`);
    await query('delete from private.payment_events where member_id = $1', rita.id);
  });

  test('is refused while what was shared is not paid', async () => {
    const { details } = await stateOf(fabio, cast.ana.memberId);
    expect(details?.obstacle).toBe('membership_active');
    const [{ code }] = await query(
      `select private.erasure_obstacle(row('{}', array[$1::uuid], '{}', '{}', '{}')::private.person) as code
       from members where id = $1`,
      cast.ana.memberId,
    );
    expect(code).toBe('membership_active');
    await query('begin');
    await query('set local session_replication_role = replica');
    await query(
      "update members set enrollment_status = 'cancelled' where id = $1",
      cast.ana.memberId,
    );
    await query(
      "update enrollments set status = 'Cancelled' where member_id = $1",
      cast.ana.memberId,
    );
    await query(
      "update sharing_requests set state = 'closed' where member_id = $1 and state <> 'draft'",
      cast.ana.memberId,
    );
    await query('delete from sharing_payments where member_id = $1', cast.ana.memberId);
    const [{ after }] = await query(
      'select private.erasure_obstacle(private.person_of_member($1)) as after',
      cast.ana.memberId,
    );
    await query('rollback');
    expect(after).toBe('payments_open');
  });

  test('needs the number of the member, and leaves nothing about the person', async () => {
    const phone = '+1 305 555 0777';
    const rita = await person({ name: 'Zulmira', phone });
    await query("update members set last_name = 'Quaresma' where id = $1", rita.id);
    await query(
      `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
       values ($1, 'Quirino', 'Quaresma', '1980-01-01', 'spouse', '2026-01-01')`,
      rita.id,
    );
    await query(
      "insert into contact_messages (name, email, subject, message) values ('Zulmira Quaresma', $1, 'Oi', 'Sou a Zulmira')",
      rita.email,
    );
    // Each change is in the log, with its values.
    await fabio.from('members').update({ last_name: 'Quaresma Dias' }).eq('id', rita.id);
    await callGuarded(fabio, 'open_member_record', { member_id: rita.id });
    const copy = await asked(rita.id, 'copy');
    expect((await stateOf(gabriela, rita.id)).details).toMatchObject({ counts: null });
    const id = await asked(rita.id, 'erasure');
    expect((await stateOf(gabriela, rita.id)).details).toMatchObject({
      counts: { household: 1, messages: 1, logins: 1, decisions: 0 },
      login_stays: false,
    });
    const chain = await query('select * from private.verify_activity()');
    expect(await confirm(gabriela, id)).toBe('400 number_wrong');
    expect(await confirm(gabriela, id, cast.ana.memberNumber)).toBe('400 number_wrong');
    expect(await confirm(gabriela, id, ` ${rita.number.toLowerCase()} `)).toBe('done');

    expect(await placesWith(rita.email, 'Zulmira', 'Quaresma', phone)).toEqual([]);
    expect(
      await query(
        `select kind, member_id, member_number, reason, asked_by, confirmed_by, done_at is not null as is_done
         from private.person_requests where id in ($1, $2) order by kind`,
        copy,
        id,
      ),
    ).toMatchObject([
      { kind: 'copy', member_id: null, reason: null, confirmed_by: null, is_done: false },
      {
        ...{ kind: 'erasure', member_id: null, member_number: rita.number, reason: null },
        ...{ asked_by: cast.fabio.adminId, confirmed_by: cast.gabriela.adminId, is_done: true },
      },
    ]);
    const { error } = await gabriela.rpc('person_state', { member_id: rita.id });
    expect(error?.code).toBe('not_found');
    expect(await query('select * from private.verify_activity()')).toEqual(chain);
    expect(
      await query(
        "select action, details from activity_log where subject_id = $1 and action like 'person.%' order by id",
        rita.id,
      ),
    ).toEqual([
      { action: 'person.copy_asked', details: {} },
      { action: 'person.erasure_asked', details: {} },
      { action: 'person.erased', details: {} },
    ]);
  });

  test('takes the records along that were merged into the record that stays', async () => {
    const rita = await person();
    const duplicate = await person();
    await query(
      "update members set enrollment_status = 'merged', merged_into = $1 where id = $2",
      rita.id,
      duplicate.id,
    );
    const id = await asked(rita.id, 'erasure');
    expect((await stateOf(gabriela, rita.id)).details).toMatchObject({ counts: { logins: 2 } });
    expect(await confirm(gabriela, id, rita.number)).toBe('done');
    for (const { email } of [rita, duplicate]) expect(await placesWith(email)).toEqual([]);
  });

  test('leaves a login that an admin or an active advisor uses, without what an application left in it', async () => {
    for (const sharedBy of ['admin', 'advisor']) {
      const rita = await person();
      if (sharedBy === 'admin') {
        await query(
          "insert into admins (first_name, last_name, email, role, auth_user_id) values ('Z', 'Q', $1, 'support_agent', $2)",
          rita.email,
          rita.login,
        );
      } else {
        const [{ id }] = await query(
          "insert into agents (first_name, last_name, email) values ('Z', 'Q', $1) returning id",
          rita.email,
        );
        await query('insert into private.advisor_logins values ($1, $2)', id, rita.login);
      }
      const id = await asked(rita.id, 'erasure');
      expect((await stateOf(gabriela, rita.id)).details).toMatchObject({
        login_stays: true,
        counts: { logins: 0 },
      });
      expect(await confirm(gabriela, id, rita.number)).toBe('done');
      const [login] = await query(
        'select email, raw_user_meta_data as data from auth.users where id = $1',
        rita.login,
      );
      expect(login).toEqual({
        email: rita.email,
        data: { first_name: 'Rita', last_name: 'Prates' },
      });
      expect(await query('select from members where id = $1', rita.id)).toEqual([]);
    }
  });
});

/** The tables that contain one of the texts. */
async function placesWith(...texts: string[]): Promise<string[]> {
  const tables = await query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage', 'gateway')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(
      `select from ${name} as kept where to_jsonb(kept)::text ilike any ($1) limit 1`,
      texts.map((text) => `%${text}%`),
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('A copy', () => {
  const page = randomBytes(3000);

  test('is downloaded with its files by the two super admins, for a day, and each download is logged', async () => {
    const path = await storeRequestFile(server.owner, page);
    const read = async (who: Client) => {
      const { data, error } = await who.storage.from('request-files').download(path);
      return error ? 'refused' : Buffer.from(await data.arrayBuffer());
    };
    const id = await asked(cast.ana.memberId, 'copy');
    expect(await openCopy(fabio, id)).toBe('409 not_confirmed');
    expect(await openCopy(gabriela, id)).toBe('403 permission_denied');
    expect(await confirm(gabriela, id)).toBe('done');
    expect(await confirm(gabriela, id)).toBe('409 ended_meanwhile');
    expect(await read(fabio)).toBe('refused');

    const { data } = await callGuarded(fabio, 'open_person_copy', { request_id: id });
    const copy = data as Answer<'open_person_copy'>;
    expect(copy.member_number).toBe(cast.ana.memberNumber);
    expect(copy.rows['public.members']).toMatchObject([{ id: cast.ana.memberId }]);
    expect(copy.rows['private.person_requests']).toHaveLength(1);
    expect(JSON.stringify(copy)).not.toMatch(/encrypted_password|\$argon2|bruno@/);
    expect(copy.files).toEqual([{ bucket: 'request-files', path, mime_type: 'application/pdf' }]);
    expect(await read(fabio)).toEqual(page);
    // Gabriela has not opened it yet.
    expect(await read(gabriela)).toBe('refused');
    expect(await openCopy(gabriela, id)).toBe('done');
    expect(await read(gabriela)).toEqual(page);
    expect(await read(await server.admin(cast.otavio.email))).toBe('refused');
    expect(
      await query(
        "select actor_id from activity_log where action = 'person.copy_downloaded' and subject_id = $1 order by id",
        cast.ana.memberId,
      ),
    ).toEqual([{ actor_id: cast.fabio.adminId }, { actor_id: cast.gabriela.adminId }]);

    // A former super admin reads no file, and after a day no one does.
    await setRole('admin');
    expect(await read(await server.admin(cast.gabriela.email))).toBe('refused');
    await query(
      "update private.person_requests set confirmed_at = now() - interval '24 hours' where id = $1",
      id,
    );
    expect(await openCopy(fabio, id)).toBe('409 ended_meanwhile');
    expect(await read(fabio)).toBe('refused');
  });

  test('is not for a third super admin', async () => {
    const rita = await person();
    const id = await asked(rita.id, 'copy');
    expect(await confirm(gabriela, id)).toBe('done');
    await query("update admins set role = 'super_admin' where id = $1", cast.otavio.adminId);
    const otavio = await server.admin(cast.otavio.email);
    expect(await openCopy(otavio, id)).toBe('403 permission_denied');
    await query("update admins set role = 'support_agent' where id = $1", cast.otavio.adminId);
  });
});

test('Every table that names a member is in the list of personal data', async () => {
  const listed = await query('select place from private.personal_data()');
  const named = await query(
    `select format('%I.%I', columns.table_schema, columns.table_name) as name
     from information_schema.columns
     join pg_tables as tables on tables.schemaname = columns.table_schema and tables.tablename = columns.table_name
     where columns.table_schema in ('public', 'private') and columns.column_name = 'member_id'`,
  );
  const missing = named
    .map(({ name }) => name)
    .filter((name) => !listed.some(({ place }) => place === name));
  expect(missing.toSorted()).toEqual([
    // A token for 15 minutes, and a view for 15 minutes: both end with the member.
    'private.activation_tokens',
    'private.member_views',
    // Its lines stay, and name no one once the member is gone.
    'public.activity_log',
  ]);
});
