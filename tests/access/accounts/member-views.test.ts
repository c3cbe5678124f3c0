import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { bearer, signInAsAdmin } from '../../support/admin-session.ts';
import { publishableKey, testServer } from '../../support/server.ts';
import { sessionIdOf } from '../../support/session-id.ts';

const server = testServer();
const why = 'Ana calls and does not find her payments.';
let token: string;

/** A request to the table API, as it is sent. */
function ask(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  return fetch(`${server.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: publishableKey, 'content-type': 'application/json', ...headers },
  });
}

type Start = { member?: string; admin?: string; reason?: string };

/** Starts a view. @returns the headers of its requests, or the refusal */
async function attempt({ member = cast.ana.memberId, admin = token, reason = why }: Start = {}) {
  const id = crypto.randomUUID();
  const client = server.anonymous(bearer(admin));
  const { error } = await client.rpc('start_member_view', { id, member_id: member, reason });
  return { id, refusal: error?.code, headers: { ...bearer(admin), 'x-member-view': id } };
}

async function start(options: Start = {}) {
  const started = await attempt(options);
  if (started.refusal) throw new Error(started.refusal);
  return started;
}

/** A client with the rights of a view. */
const viewing = (headers: Record<string, string>): SupabaseClient => server.anonymous(headers);

/** Otávio's session, with other permissions. */
async function otavio(permissions: string) {
  await server.owner.query('update public.admins set permissions = $1 where id = $2', [
    permissions,
    cast.otavio.adminId,
  ]);
  return signInAsAdmin(server, cast.otavio.email);
}

beforeEach(async () => {
  token = await signInAsAdmin(server, cast.fabio.email);
});

describe('An admin who sees the portal as Ana', () => {
  test('reads what she reads, and nothing of others', async () => {
    const { headers } = await start();
    const own: SupabaseClient = await server.signedIn(cast.ana.email);
    const view = viewing(headers);
    const tables = {
      members: 'id, email, first_name',
      enrollments: 'id, monthly_cost',
      billing: 'id, amount, status',
      household_people: 'id, first_name, date_of_birth',
      sharing_requests: 'id, number, state',
    };
    for (const [table, columns] of Object.entries(tables)) {
      const seen = await view.from(table).select(columns).order('id');
      const expected = await own.from(table).select(columns).order('id');
      expect(expected.data?.length, table).toBeGreaterThan(0);
      expect(seen.data, table).toEqual(expected.data);
    }
    for (const name of ['own_contribution', 'member_year', 'own_membership_state']) {
      const seen = await view.rpc(name);
      expect(seen.data, name).not.toBeNull();
      expect(seen.data, name).toEqual((await own.rpc(name)).data);
    }
    expect((await view.rpc('own_member_view').single()).data).toMatchObject({
      member_id: cast.ana.memberId,
      login_id: cast.ana.userId,
      email: cast.ana.email,
      name: 'Ana Souza',
    });
  });

  test('is no admin and no advisor in it', async () => {
    const { headers } = await start();
    const view = viewing(headers);
    expect((await view.rpc('current_admin')).error?.code).toBe('25006');
    expect((await view.from('activity_log').select('id')).error?.code).toBe('42501');
    const again = { id: crypto.randomUUID(), member_id: cast.bruno.memberId, reason: why };
    expect((await view.rpc('start_member_view', again)).error?.code).toBe('42501');
    await server.owner.query(
      'insert into private.advisor_logins (agent_id, user_id) values ($1, $2)',
      [cast.elena.agentId, cast.ana.userId],
    );
    const seen = await server.owner.query(
      `select set_config('request.jwt.claims', $1, false), private.current_advisor_id() as advisor`,
      [
        JSON.stringify({
          role: 'authenticated',
          sub: cast.ana.userId,
          member_view: headers['x-member-view'],
        }),
      ],
    );
    expect(seen.rows[0].advisor).toBeNull();
    await server.owner.query("select set_config('request.jwt.claims', '', false)");
    await server.owner.query('delete from private.advisor_logins where user_id = $1', [
      cast.ana.userId,
    ]);
  });

  test('cannot write: no table', async () => {
    const { headers } = await start();
    const { rows } = await server.owner.query<{ name: string; column: string }>(
      `select relname as name, (select attname from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped order by attnum limit 1) as column
       from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'p') order by relname`,
    );
    expect(rows.length).toBeGreaterThan(60);
    const before = await contents();
    for (const { name, column } of rows) {
      const where = `${name}?${column}=not.is.null`;
      const attempts = [
        await ask(name, headers, { method: 'POST', body: '{}' }),
        await ask(where, headers, { method: 'PATCH', body: JSON.stringify({ [column]: null }) }),
        await ask(where, headers, { method: 'DELETE' }),
      ];
      for (const answer of attempts)
        expect([400, 401, 403, 404, 405], name).toContain(answer.status);
    }
    expect(await contents()).toEqual(before);
  });

  test('cannot write: no function', async () => {
    const { headers, id } = await start();
    const { rows } = await server.owner.query<{
      name: string;
      types: string[];
      args: string[] | null;
    }>(
      `select proname as name, proargnames[1:pronargs] as args,
         array(select format_type(type, null) from unnest(proargtypes) as type) as types
       from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' and prorettype <> 'trigger'::regtype
       order by proname`,
    );
    expect(rows.length).toBeGreaterThan(120);
    const before = await contents();
    for (const { name, args, types } of rows) {
      const body = JSON.stringify(
        Object.fromEntries((args ?? []).map((arg, at) => [arg, someValue(types[at] ?? '', id)])),
      );
      await ask(`rpc/${name}`, headers, { method: 'POST', body });
    }
    expect(await contents()).toEqual(before);
  });

  test.each([
    ['her phone', 'members', { phone_number: '+1 555 0100' }],
    ['her language', 'members', { receive_emails: false }],
  ])('cannot change %s, which she can', async (_what, table, change) => {
    const { headers } = await start();
    const { status, error } = await viewing(headers)
      .from(table)
      .update(change)
      .eq('id', cast.ana.memberId);
    expect({ status, code: error?.code }).toEqual({ status: 405, code: '25006' });
  });

  test('sees nothing with the view of another session, or a visitor’s or member’s token', async () => {
    const { id } = await start();
    const other = await signInAsAdmin(server, cast.fabio.email);
    const bruno = await server.signedIn(cast.bruno.email);
    const member = (await bruno.auth.getSession()).data.session?.access_token ?? '';
    for (const who of [bearer(other), bearer(member), {}] as Record<string, string>[]) {
      const answer = await ask('members?select=id', { ...who, 'x-member-view': id });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'member_view_ended' });
    }
    for (const wrong of ['', 'x', "'; drop table members; --", crypto.randomUUID()]) {
      const answer = await ask('members?select=id', { ...bearer(token), 'x-member-view': wrong });
      expect(answer.status, wrong).toBe(403);
    }
  });

  test('ends it at once when it is closed', async () => {
    const { headers, id } = await start();
    expect((await ask('members?select=id', headers)).status).toBe(200);
    const end = { method: 'POST', body: JSON.stringify({ id }) };
    const stranger = await signInAsAdmin(server, cast.otavio.email);
    await ask('rpc/end_member_view', bearer(stranger), end);
    expect((await ask('members?select=id', headers)).status).toBe(200);
    await ask('rpc/end_member_view', bearer(token), end);
    expect((await ask('members?select=id', headers)).status).toBe(403);
  });

  test('has one view at a time', async () => {
    const first = await start();
    const second = await start({ member: cast.bruno.memberId });
    expect((await ask('members?select=id', first.headers)).status).toBe(403);
    const seen = await ask('members?select=id', second.headers);
    expect(await seen.json()).toEqual([{ id: cast.bruno.memberId }]);
  });

  test.each([
    ['after 15 minutes', 'update private.member_views set ends_at = now()'],
    ['with the session', 'delete from auth.sessions where id = $1'],
    [
      'when the session is idle',
      "update public.admin_sessions set last_seen_at = now() - interval '31 minutes' where id = $1",
    ],
    [
      'when the login of the member changes',
      `update public.members set auth_user_id = null where id = '${cast.ana.memberId}'`,
    ],
    [
      'when the portal is closed to the member',
      `update public.members set enrollment_status = 'cancelled' where id = '${cast.ana.memberId}'`,
    ],
  ])('sees nothing %s', async (_when, statement) => {
    const { headers } = await start();
    expect((await ask('members?select=id', headers)).status).toBe(200);
    const { rows } = await server.owner.query(
      'select auth_user_id, enrollment_status from public.members where id = $1',
      [cast.ana.memberId],
    );
    // What these tables guard is not tested here.
    const unguarded = (sql: string, values: unknown[]) =>
      server.owner
        .query("set session_replication_role = 'replica'")
        .then(() => server.owner.query(sql, values))
        .finally(() => server.owner.query("set session_replication_role = 'origin'"));
    await unguarded(statement, statement.includes('$1') ? [sessionIdOf(token)] : []);
    const answer = await ask('members?select=id', headers);
    expect(answer.status === 200 ? await answer.json() : []).toEqual([]);
    await unguarded(
      'update public.members set auth_user_id = $1, enrollment_status = $2 where id = $3',
      [rows[0].auth_user_id, rows[0].enrollment_status, cast.ana.memberId],
    );
  });

  test('sees nothing when a permission is removed', async () => {
    const { headers } = await start({ admin: await otavio('{accounts,members,requests_read}') });
    expect((await ask('members?select=id', headers)).status).toBe(200);
    await server.owner.query(
      "update public.admins set permissions = '{accounts,members}' where id = $1",
      [cast.otavio.adminId],
    );
    expect((await ask('members?select=id', headers)).status).toBe(403);
  });
});

describe('A view starts only', () => {
  test.each([
    '{accounts}',
    '{accounts,members}',
    '{accounts,requests}',
    '{members,requests,contacts,settings,users}',
  ])('with all that it shows: not with %s', async (permissions) => {
    const admin = await otavio(permissions);
    expect((await attempt({ admin })).refusal).toBe('permission_denied');
  });

  test('for a member with an account and an open portal', async () => {
    expect((await attempt({ member: cast.diego.memberId })).refusal).toBe('no_account');
    expect((await attempt({ member: cast.clara.memberId })).refusal).toBe('membership_closed');
    expect((await attempt({ member: crypto.randomUUID() })).refusal).toBe('not_found');
  });

  test('with a reason and a fresh sign-in', async () => {
    expect((await attempt({ reason: ' a ' })).refusal).toBe('reason_missing');
    await server.owner.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes' where session_id = $1",
      [sessionIdOf(token)],
    );
    expect((await attempt()).refusal).toBe('fresh_sign_in_needed');
  });

  test('with a line in the activity log, and one that Ana reads', async () => {
    const { id } = await start();
    const log = await server.owner.query(
      'select actor_id, subject_id from public.activity_log where action = $1 order by id desc limit 1',
      ['member.help_view'],
    );
    expect(log.rows).toEqual([{ actor_id: cast.fabio.adminId, subject_id: cast.ana.memberId }]);
    const own: SupabaseClient = await server.signedIn(cast.ana.email);
    const { data } = await own
      .from('account_help')
      .select('id, action, admin_first_name')
      .eq('id', id);
    expect(data).toEqual([{ id, action: 'view', admin_first_name: 'Fábio' }]);
  });
});

/** What every table contains, except the views themselves and sessions. */
async function contents() {
  const { rows } = await server.owner.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'private', 'auth', 'storage') and relkind = 'r'
     order by 1`,
  );
  const sums: Record<string, unknown> = {};
  for (const { name } of rows) {
    const sum = await server.owner.query(
      `select count(*)::int as rows, md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from ${name} as t`,
    );
    sums[name] = sum.rows[0];
  }
  return sums;
}

/** A value of a type that a function may accept. */
function someValue(type: string, id: string): unknown {
  switch (type) {
    case 'uuid':
      return id;
    case 'uuid[]':
      return [cast.ana.memberId];
    case 'text[]':
      return ['other'];
    case 'integer':
    case 'bigint':
    case 'numeric':
      return 1;
    case 'boolean':
      return true;
    case 'jsonb':
      return {};
    case 'date':
      return '2026-01-01';
    case 'timestamp with time zone':
      return '2026-01-01T00:00:00Z';
    default:
      return 'other';
  }
}
