import type { SupabaseClient } from '@supabase/supabase-js';
import { newestEmail, resetRateLimits, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { RawSocket } from 'supabase-gateway/testing/raw-socket';
import { afterEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast, password } from '../../cast.ts';
import { authenticateAdmin, bearer, enterAsAdmin } from '../../support/admin-session.ts';
import { broadcastsTo } from '../../support/broadcasts.ts';
import { publishableKey, testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;

const server = testServer();
const sessionEnded = { status: 401, error: { code: 'admin_session_ended' } };

afterEach(async () => {
  await server.owner.query('delete from auth.sessions');
  await resetRateLimits(server);
});

async function tokenOf(client: Client): Promise<string> {
  const { session } = (await client.auth.getSession()).data;
  if (!session) throw new Error('no session');
  return session.access_token;
}

const sessionsOf = async (email: string) =>
  (
    await server.owner.query(
      'select from auth.sessions join auth.users on users.id = user_id where email = $1',
      [email],
    )
  ).rowCount;

/** Adds a person to the team. @returns the admin's id */
async function addAdmin(email: string, permissions = '{shows}'): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into public.admins (first_name, last_name, email, permissions)
     values ('Nina', 'Alves', $1, $2) returning id`,
    [email, permissions],
  );
  return rows[0]?.id ?? '';
}

const removeAdmin = (id: string) =>
  server.owner.query('delete from public.admins where id = $1', [id]);

/** Nothing of the team answers a caller. */
async function expectNoStaffRights(client: Client) {
  expect((await client.rpc('current_admin')).data).toEqual([]);
  expect((await client.from('admins').select('id')).data ?? []).toEqual([]);
  expect((await client.from('contact_messages').select('id')).data ?? []).toEqual([]);
  expect(await callGuarded(client, 'open_lists', { lists: ['admins'] })).toMatchObject(
    sessionEnded,
  );
  expect((await client.rpc('request_counts')).data).toBeNull();
}

describe('A token', () => {
  test.each([
    ['the role staff', { role: 'staff' }],
    ['the role of the service', { role: 'service_role' }],
    ['a second factor', { aal: 'aal2' }],
    ['another person', { sub: cast.bruno.userId }],
  ])('of Ana that claims %s is refused everywhere', async (_claim, change) => {
    const [header, payload = '', signature] = (
      await tokenOf(await server.signedIn(cast.ana.email))
    ).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forged = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    for (const token of [
      [header, forged, signature],
      [unsigned, forged, ''],
    ]) {
      const thief = server.anonymous(bearer(token.join('.')));
      expect((await thief.from('members').select('id')).status).toBe(401);
      expect((await thief.rpc('current_admin')).status).toBe(401);
      const lists = await callGuarded(thief, 'open_lists', { lists: ['members'] });
      expect(lists.status).toBe(401);
    }
  });

  test('of Fábio from the sign-in of the portal has no rights of the team', async () => {
    const fabio = await server.signedIn(cast.fabio.email);
    await expectNoStaffRights(fabio);
    await fabio.auth.refreshSession();
    await expectNoStaffRights(fabio);
  });
});

describe('Ana, who is a member and on the team,', () => {
  const withAna = async (work: (people: { portal: Client; staff: Client }) => Promise<void>) => {
    const id = await addAdmin(cast.ana.email);
    const portal = await server.signedIn(cast.ana.email);
    const staff = await enterAsAdmin(server, cast.ana.email);
    await work({ portal, staff }).finally(() => removeAdmin(id));
  };
  const ownMember = async (client: Client) =>
    (await client.from('members').select('id')).data?.map(({ id }) => id);

  test('has no rights of the team in the portal', () =>
    withAna(async ({ portal }) => {
      expect(await ownMember(portal)).toEqual([cast.ana.memberId]);
      await expectNoStaffRights(portal);
    }));

  test('has no rights of a member in the Command Center', () =>
    withAna(async ({ staff }) => {
      expect((await staff.rpc('current_admin')).data).toMatchObject([{ email: cast.ana.email }]);
      for (const table of ['members', 'sharing_requests', 'billing', 'enrollments'] as const) {
        const { data } = await staff.from(table).select('id');
        expect(data ?? [], table).toEqual([]);
      }
      const changed = await staff
        .from('members')
        .update({ city: 'X' })
        .eq('id', cast.ana.memberId)
        .select('id');
      expect(changed.data ?? []).toEqual([]);
      for (const name of ['list_own_sessions', 'own_contribution', 'own_membership_state'] as const)
        expect((await staff.rpc(name)).error?.code, name).toBe('42501');
    }));

  test('leaves one without leaving the other', async () => {
    await withAna(async ({ portal, staff }) => {
      await staff.auth.signOut({ scope: 'local' });
      expect(await ownMember(portal)).toEqual([cast.ana.memberId]);
    });
    await withAna(async ({ portal, staff }) => {
      await portal.auth.signOut({ scope: 'local' });
      expect((await staff.rpc('current_admin')).data).toHaveLength(1);
    });
  });

  test('stays in the portal when her account in the team is deactivated', () =>
    withAna(async ({ portal, staff }) => {
      await server.owner.query("update admins set status = 'inactive' where email = $1", [
        cast.ana.email,
      ]);
      expect(await staff.from('admins').select('id')).toMatchObject(sessionEnded);
      expect(await ownMember(portal)).toEqual([cast.ana.memberId]);
      expect((await portal.auth.refreshSession()).error).toBeNull();
    }));

  test('keeps her password and email: another admin cannot change them', () =>
    withAna(async ({ staff }) => {
      const fabio = await server.admin(cast.fabio.email);
      const [ana] = (await staff.rpc('current_admin')).data ?? [];
      const adminId = String(ana?.id);
      const set = await callGuarded(fabio, 'set_admin_password', {
        admin_id: adminId,
        password: 'um lugar ao sol 7',
      });
      expect(set).toMatchObject({ status: 409, error: { code: 'own_password' } });
      const email = 'mine@example.com';
      const changed = await fabio.from('admins').update({ email }).eq('id', adminId);
      expect(changed).toMatchObject({ status: 409, error: { code: 'own_email' } });
      // She still signs in with her password and email.
      await server.signedIn(cast.ana.email);
    }));
});

describe('A session of Otávio', () => {
  const { adminId, email } = cast.otavio;
  const age = (column: string, interval: string) => () =>
    server.owner.query(
      `update admin_sessions set ${column} = ${column} - $1::interval where admin_id = $2`,
      [interval, adminId],
    );
  const change = (column: string, value: string) => () =>
    server.owner.query(`update admins set ${column} = $1 where id = $2`, [value, adminId]);

  afterEach(() =>
    server.owner.query(
      "update admins set status = 'active', role = $1, permissions = $2 where id = $3",
      [cast.otavio.role, cast.otavio.permissions, adminId],
    ),
  );

  test.each<[string, (client: Client) => Promise<unknown>]>([
    ['after 30 minutes without a request', age('last_seen_at', '30 minutes')],
    ['after 12 hours', age('expires_at', '12 hours')],
    [
      'at sign-out',
      async (client) => {
        // A copy of the session, as in another tab.
        const copy = server.anonymous();
        const { session } = (await client.auth.getSession()).data;
        if (session) await copy.auth.setSession(session);
        await copy.auth.signOut({ scope: 'local' });
      },
    ],
    [
      'when he changes his password elsewhere',
      async () => {
        const elsewhere = await enterAsAdmin(server, email);
        const set = async (current_password: string, wanted: string) =>
          (await elsewhere.auth.updateUser({ password: wanted, current_password })).error;
        expect(await set(password, 'um lugar ao sol 7')).toBeNull();
        expect(await set('um lugar ao sol 7', `${password}s`)).toBeNull();
        // The demo's password is the same for everyone again.
        await server.owner.query(
          `update auth.users set encrypted_password = (
             select encrypted_password from auth.users where email = $1
           ) where email = $2`,
          [cast.ana.email, email],
        );
      },
    ],
    ['when he is deactivated', change('status', 'inactive')],
    ['when his role changes', change('role', 'content_editor')],
  ])('ends %s', async (_when, end) => {
    const otavio = await enterAsAdmin(server, email);
    const token = server.anonymous(bearer(await tokenOf(otavio)));
    expect((await token.rpc('current_admin')).data).toHaveLength(1);
    await end(otavio);
    expect((await token.rpc('current_admin')).data).toEqual([]);
    expect(await token.from('admins').select('id')).toMatchObject(sessionEnded);
    expect(await callGuarded(token, 'open_lists', { lists: [] })).toMatchObject(sessionEnded);
    expect((await otavio.auth.refreshSession()).data.session).toBeNull();
  });

  test('loses a permission with the next request', async () => {
    const otavio = await enterAsAdmin(server, email);
    const lists = { lists: ['contact_messages'] };
    expect((await callGuarded(otavio, 'open_lists', lists)).data).toEqual(lists.lists);
    expect((await otavio.from('contact_messages').select('id')).data).not.toEqual([]);
    await change('permissions', '{requests}')();
    expect((await otavio.from('contact_messages').select('id')).data).toEqual([]);
    expect((await callGuarded(otavio, 'open_lists', lists)).data).toEqual([]);
  });

  test('gets no live updates after he is deactivated, and cannot join again', async () => {
    const request = await server.owner.query<{ id: string }>(
      "select id from sharing_requests where state <> 'draft' limit 1",
    );
    const changeRequest = () =>
      server.owner.query('update sharing_requests set updated_at = now() where id = $1', [
        request.rows[0]?.id,
      ]);
    const join = async (client: Client) => {
      const socket = await RawSocket.open(server.url);
      const token = await tokenOf(client);
      const { status } = await socket.join('team:requests', { private: true }, token);
      return { socket, status };
    };
    const otavio = await enterAsAdmin(server, email);
    const his = await join(otavio);
    const fabios = await join(await enterAsAdmin(server, cast.fabio.email));
    expect([his.status, fabios.status]).toEqual(['ok', 'ok']);
    await changeRequest();
    await expect.poll(() => broadcastsTo(his.socket)).toEqual(['request_changed']);

    await change('status', 'inactive')();
    await expect.poll(() => his.socket.closed).toBeDefined();
    await changeRequest();
    await expect.poll(() => broadcastsTo(fabios.socket)).toHaveLength(2);
    expect(broadcastsTo(his.socket)).toHaveLength(1);
    const again = await join(otavio);
    expect(again.status).toBe('error');
    for (const { socket } of [his, fabios, again]) socket.end();
  });
});

describe('The sign-in', () => {
  const enter = (email: string, typed?: string) =>
    authenticateAdmin(server.anonymous(), email, typed);

  test('answers 40 people at once, whether their password is right or wrong', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const isRight = index % 2 === 0;
        const { status, rows } = await enter(cast.fabio.email, isRight ? password : 'a guess');
        return { isRight, status, sessions: rows.length };
      }),
    );
    for (const { isRight, status, sessions } of answers) {
      expect([200, 429]).toContain(status);
      expect(sessions).toBe(isRight && status === 200 ? 1 : 0);
    }
    expect(await sessionsOf(cast.fabio.email)).toBe(
      answers.reduce((sum, { sessions }) => sum + sessions, 0),
    );
  });

  test('refuses an admin without an account, and Igor, who is inactive, like a wrong password', async () => {
    const nina = await addAdmin('nina@example.com');
    const wrong = await enter(cast.gabriela.email, 'wrong');
    expect(wrong).toMatchObject({ status: 200, data: [] });
    await server.owner.query("select private.set_admin_password($1, 'um lugar ao sol 7')", [
      cast.igor.adminId,
    ]);
    expect(await enter('nina@example.com')).toEqual(wrong);
    expect(await enter(cast.igor.email, 'um lugar ao sol 7')).toEqual(wrong);
    expect(await sessionsOf(cast.igor.email)).toBe(0);
    await removeAdmin(nina);
  });

  describe('while the hook for tokens fails', () => {
    const hook = "'private.custom_access_token_hook(jsonb)'::regprocedure";
    const breakHook = async (condition: string) => {
      const { rows } = await server.owner.query<{ source: string }>(
        `select pg_get_functiondef(${hook}) as source`,
      );
      await server.owner.query(`
        create or replace function private.custom_access_token_hook(event jsonb) returns jsonb
        language plpgsql volatile security definer set search_path = '' as $$
        begin
          if ${condition} then raise exception 'broken'; end if;
          return jsonb_build_object('claims', event -> 'claims');
        end $$`);
      return () => server.owner.query(rows[0]?.source ?? '');
    };

    test.each([
      ['always', 'true'],
      ['at the second token', "event ->> 'authentication_method' = 'token_refresh'"],
    ])('%s, lets no one in and leaves no session', async (_when, condition) => {
      const restore = await breakHook(condition);
      try {
        const answer = await enter(cast.fabio.email);
        expect(answer.status).toBe(500);
        expect(answer.rows).toEqual([]);
        expect(await sessionsOf(cast.fabio.email)).toBe(0);
      } finally {
        await restore();
      }
      expect((await enter(cast.fabio.email)).rows).toHaveLength(1);
    });

    test('gives no open session another token', async () => {
      const fabio = await enterAsAdmin(server, cast.fabio.email);
      const { session } = (await fabio.auth.getSession()).data;
      const restore = await breakHook('true');
      try {
        // The client library would try again for half a minute.
        const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
          method: 'POST',
          headers: { apikey: publishableKey },
          body: JSON.stringify({ refresh_token: session?.refresh_token }),
        });
        expect(answer.status).toBe(500);
        expect(await answer.text()).not.toContain('access_token');
      } finally {
        await restore();
      }
    });
  });
});

describe('One person has one login:', () => {
  const nina = { first_name: 'Nina', last_name: 'Alves' };
  const add = async (email: string) => {
    const fabio = await server.admin(cast.fabio.email);
    return fabio.from('admins').insert({ ...nina, email });
  };
  const stored = async (email: string) =>
    (await server.owner.query('select from admins where lower(email) = lower($1)', [email]))
      .rowCount;

  test('Diego, a member without an account, activates it before he joins the team', async () => {
    expect(await add(cast.diego.email)).toMatchObject({
      status: 409,
      error: { code: 'member_without_login' },
    });
    expect(await stored(cast.diego.email)).toBe(0);
  });

  test('no two admins have one address, however it is written', async () => {
    expect((await add(cast.gabriela.email.toUpperCase())).error?.code).toBe('23505');
    expect(await stored(cast.gabriela.email)).toBe(1);
  });

  test('Bruno’s own confirmed email reaches his membership and his account in the team', async () => {
    const id = await addAdmin(cast.bruno.email);
    const email = 'bruno.lima@example.com';
    const bruno = await server.signedIn(cast.bruno.email);
    expect((await bruno.auth.updateUser({ email })).error).toBeNull();
    for (const mailbox of [email, cast.bruno.email]) {
      const token_hash = tokenHashOf(await newestEmail(server, mailbox));
      const { error } = await server
        .anonymous()
        .auth.verifyOtp({ token_hash, type: 'email_change' });
      expect(error).toBeNull();
    }
    const { rows } = await server.owner.query(
      `select members.email as member, admins.email as admin
       from members join admins using (auth_user_id) where admins.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ member: email, admin: email }]);
    expect((await authenticateAdmin(server.anonymous(), email)).rows).toHaveLength(1);
    expect((await authenticateAdmin(server.anonymous(), cast.bruno.email)).rows).toEqual([]);
  });
});
