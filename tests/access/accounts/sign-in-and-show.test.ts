import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast, episodeCount } from '../../cast.ts';
import { authenticateAdmin, bearer, enterAsAdmin } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';
import { sessionIdOf } from '../../support/session-id.ts';

const server = testServer();

function signInStatus(email: string) {
  return callGuarded(server.anonymous(), 'member_sign_in_status', { email });
}

describe('Before the password, the sign-in page learns the status of one email:', () => {
  test.each([
    ['Ana is a member', cast.ana.email, { status: 'ok' }],
    ['Bruno, pending, is a member', cast.bruno.email, { status: 'ok' }],
    ['Helena, whose plan starts later, is a member', cast.helena.email, { status: 'ok' }],
    ['Diego has to activate first', cast.diego.email, { status: 'needs_activation' }],
    [
      'Clara is restricted, and why',
      cast.clara.email,
      { status: 'restricted', enrollment_status: 'cancelled' },
    ],
    ['the stranger is no member', cast.stranger.email, { status: 'not_member' }],
    ['Elena, an advisor, is no member', cast.elena.email, { status: 'not_member' }],
    ['Fábio, an admin, is no member', cast.fabio.email, { status: 'not_member' }],
    ['an e-mail may be written in capitals', cast.ana.email.toUpperCase(), { status: 'ok' }],
    ['what is no e-mail is no member', "' or 1=1 --", { status: 'not_member' }],
  ])('%s', async (_sentence, email, answer) => {
    const { data, error } = await signInStatus(email);
    expect(error).toBeNull();
    expect(data).toEqual(answer);
  });

  test('a visitor who checks one email too often must wait', async () => {
    const visitor = server.anonymous();
    let limited: Awaited<ReturnType<typeof signInStatus>> | undefined;
    for (let asked = 0; asked < 40 && !limited; asked += 1) {
      const answer = await callGuarded(visitor, 'member_sign_in_status', {
        email: 'often@example.com',
      });
      if (answer.error) limited = answer;
    }
    expect(limited?.status).toBe(429);
    expect(limited?.error?.code).toBe('over_request_rate_limit');
  });
});

describe('The show', () => {
  const count = async () =>
    (await server.anonymous().from('episodes').select('id', { count: 'exact' })).count;

  test('is open to every visitor, and drafts are not', async () => {
    expect(await count()).toBe(episodeCount);
    await server.owner.query("update episodes set status = 'Draft' where title like '911%'");
    expect(await count()).toBe(episodeCount - 1);
  });

  test('a scheduled episode appears on its day, not before', async () => {
    const schedule = (day: string) =>
      server.owner.query(
        `update episodes set status = 'Scheduled', publish_date = current_date + ${day} where title like 'Dormir%'`,
      );
    const before = (await count()) ?? 0;
    await schedule('2');
    expect(await count()).toBe(before - 1);
    await schedule('-2');
    expect(await count()).toBe(before);
  });
});

describe('A view of an episode', () => {
  const dormir = 'eb000000-0000-4000-8000-000000000018';
  const views = async (id = dormir) => {
    const { rows } = await server.owner.query(
      'select views, updated_at from episodes where id = $1',
      [id],
    );
    return rows[0] as { views: number; updated_at: Date };
  };
  const play = (episode_id: string, visitor = server.anonymous()) =>
    visitor.rpc('count_episode_view', { episode_id });

  test('counts once per visitor in half an hour and does not change the episode', async () => {
    const before = await views();
    const visitor = server.anonymous();
    for (const _click of [1, 2, 3]) expect((await play(dormir, visitor)).error).toBeNull();
    expect(await views()).toEqual({ ...before, views: before.views + 1 });
    await server.owner.query(
      "update private.rate_limits set resets_at = now() where bucket = 'episode_view'",
    );
    await play(dormir, visitor);
    await play(dormir, server.anonymous());
    expect((await views()).views).toBe(before.views + 3);
    const log = await server.owner.query(
      "select from activity_log where action = 'episodes.update' and created_at > now() - interval '1 minute'",
    );
    expect(log.rowCount).toBe(0);
  });

  test('of a draft or a missing episode counts nothing and is no error', async () => {
    const draft = 'eb000000-0000-4000-8000-000000000017';
    await server.owner.query("update episodes set status = 'Draft' where id = $1", [draft]);
    const before = await views(draft);
    expect((await play(draft)).error).toBeNull();
    expect((await play('00000000-0000-4000-8000-000000000000')).error).toBeNull();
    expect(await views(draft)).toEqual(before);
  });
});

describe('Activation', () => {
  const verify = (email: string, date_of_birth: string) =>
    callGuarded(server.anonymous(), 'verify_member_credentials', { email, date_of_birth });

  test('finds Diego by email and date of birth together, and returns a token', async () => {
    const { data } = await verify(cast.diego.email, cast.diego.dateOfBirth);
    expect(data).toMatchObject({ status: 'ready', activation_token: expect.any(String) });
  });

  test('needs both, and tells a member who already has a login', async () => {
    expect((await verify(cast.diego.email, '1988-07-15')).data).toEqual({ status: 'not_found' });
    expect((await verify('x@example.com', cast.diego.dateOfBirth)).data).toEqual({
      status: 'not_found',
    });
    expect((await verify(cast.ana.email, cast.ana.dateOfBirth)).data).toEqual({
      status: 'already_linked',
    });
  });

  test('refuses an invented token', async () => {
    const { error } = await callGuarded(server.anonymous(), 'link_member_account', {
      user_id: cast.stranger.userId,
      email: cast.diego.email,
      activation_token: '0'.repeat(64),
    });
    expect(error?.code).toBe('activation_token_invalid');
    const { rows } = await server.owner.query('select auth_user_id from members where id = $1', [
      cast.diego.memberId,
    ]);
    expect(rows).toEqual([{ auth_user_id: null }]);
  });
});

describe('The sign-in of the Command Center', () => {
  /** The error that distinguishes a closed table from an empty one. */
  const sessionEnded = { status: 401, error: { code: 'admin_session_ended' } };
  const enter = (email: string, typed?: string) =>
    authenticateAdmin(server.anonymous(), email, typed);

  test('Fábio signs in and receives his record with a session', async () => {
    const { rows } = await enter(cast.fabio.email);
    expect(rows).toEqual([
      expect.objectContaining({
        id: cast.fabio.adminId,
        role: 'super_admin',
        session_id: sessionIdOf(rows[0]?.access_token ?? ''),
      }),
    ]);
    const fabio = server.anonymous(bearer(rows[0]?.access_token ?? ''));
    const { data } = await fabio.rpc('current_admin');
    expect(data).toMatchObject([{ id: cast.fabio.adminId, status: 'active' }]);
  });

  test('a wrong password, an inactive admin, and an unknown email get the same empty result', async () => {
    for (const [email, typed] of [
      [cast.gabriela.email, 'wrong'],
      [cast.igor.email],
      ['nobody@example.com'],
      [cast.ana.email],
    ] as const) {
      expect(await enter(email, typed)).toEqual({ status: 200, data: [], error: null, rows: [] });
    }
  });

  test('a session opens nothing after sign-out', async () => {
    const otavio = await enterAsAdmin(server, cast.otavio.email);
    const { session } = (await otavio.auth.getSession()).data;
    const copy = server.anonymous(bearer(session?.access_token ?? ''));
    await callGuarded(copy, 'open_lists', { lists: ['contact_messages'] });
    expect((await copy.from('contact_messages').select('id')).data).not.toEqual([]);
    expect((await otavio.auth.signOut({ scope: 'local' })).error).toBeNull();
    expect(await copy.from('contact_messages').select('id')).toMatchObject(sessionEnded);
    expect((await copy.rpc('current_admin')).data).toEqual([]);
  });

  test('a deactivated admin loses access at once', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.from('admins').select('id')).data).not.toEqual([]);
    await server.owner.query("update admins set status = 'inactive' where id = $1", [
      cast.gabriela.adminId,
    ]);
    expect(await gabriela.from('admins').select('id')).toMatchObject(sessionEnded);
  });

  test('an admin whose role changes must sign in again', async () => {
    const otavio = await server.admin(cast.otavio.email);
    await server.owner.query("update admins set role = 'content_editor' where id = $1", [
      cast.otavio.adminId,
    ]);
    expect(await otavio.from('admins').select('id')).toMatchObject(sessionEnded);
    await server.owner.query("update admins set role = 'support_agent' where id = $1", [
      cast.otavio.adminId,
    ]);
  });

  test('an idle session ends after 30 minutes, any session after 12 hours', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const age = (column: string, interval: string) =>
      server.owner.query(
        `update admin_sessions set ${column} = ${column} - interval '${interval}' where admin_id = $1`,
        [cast.fabio.adminId],
      );
    await age('last_seen_at', '29 minutes');
    expect((await fabio.from('admins').select('id')).data).not.toEqual([]);
    await age('last_seen_at', '2 minutes');
    expect(await fabio.from('admins').select('id')).toMatchObject(sessionEnded);
    const again = await server.admin(cast.fabio.email);
    await age('expires_at', '12 hours');
    expect(await again.from('admins').select('id')).toMatchObject(sessionEnded);
  });

  test('Fábio lists members without birth dates and health data, and opening a record is logged', async () => {
    const fabio = await server.admin(cast.fabio.email);
    for (const column of [
      'date_of_birth',
      'existing_condition',
      'existing_condition_description',
    ]) {
      const { error } = await fabio.from('members').select(column as 'id');
      expect(error?.code).toBe('42501');
    }
    const { data } = await callGuarded(fabio, 'open_member_record', {
      member_id: cast.ana.memberId,
    });
    expect(data).toMatchObject({ member: { date_of_birth: cast.ana.dateOfBirth } });
    const { data: log } = await fabio
      .from('activity_log')
      .select('action, actor_id, subject_id')
      .eq('action', 'member.record_opened');
    expect(log).toEqual([
      {
        action: 'member.record_opened',
        actor_id: cast.fabio.adminId,
        subject_id: cast.ana.memberId,
      },
    ]);
  });
});
