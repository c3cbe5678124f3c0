import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { resetRateLimits } from 'supabase-gateway/testing/mailbox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { emailTo } from '../../functions/call.ts';
import { authenticateAdmin, enterAsAdmin } from '../../support/admin-session.ts';
import { testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;

const server = testServer();
let app: TOTP;
let factorId: string;
let codes: string[];
let otavio: Client;

/** A code of Otávio's app: the current one, or the next one, which is accepted too. Each works once. */
function code(later: 0 | 1 = 0) {
  return app.generate({ timestamp: Date.now() + later * 30_000 });
}

/** A code that is wrong in this half minute and the adjacent ones. */
function wrongCode() {
  const right = [-1, 0, 1, 2].map((later) =>
    app.generate({ timestamp: Date.now() + later * 30_000 }),
  );
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((one) => !right.includes(one)) ?? ''
  );
}

async function setUp(client: Client) {
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' });
  if (!data) throw new Error('no factor');
  app = new TOTP({ secret: data.totp.secret });
  factorId = data.id;
  const shown = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
  if (shown.error) throw shown.error;
}

/** Otávio's client after his password, before his code. */
const passwordStep = () => enterAsAdmin(server, cast.otavio.email);

const codeStep = async (client: Client, shown: string) =>
  (await client.auth.mfa.challengeAndVerify({ factorId, code: shown })).error?.code;

async function codeStepByRecovery(client: Client, recoveryCode: string) {
  const { data } = await callGuarded(client, 'use_recovery_code', { code: recoveryCode });
  await client.auth.refreshSession();
  return data;
}

const isIn = async (client: Client) =>
  (await client.rpc('current_admin')).data?.[0]?.email === cast.otavio.email;

/** The newest actions of the log about Otávio, newest first. */
async function logged(most: number) {
  const { rows } = await server.owner.query<{ action: string; actor_id: string | null }>(
    'select action, actor_id from public.activity_log where subject_id = $1 order by id desc limit $2',
    [cast.otavio.adminId, most],
  );
  return rows.map(({ action }) => action);
}

beforeEach(async () => {
  await server.owner.query('delete from auth.mfa_factors');
  await server.owner.query('delete from private.recovery_codes');
  await server.owner.query('delete from private.rate_limits');
  await resetRateLimits(server);
  otavio = await passwordStep();
  await setUp(otavio);
  codes = (await callGuarded(otavio, 'create_recovery_codes')).data ?? [];
  // The code of the set-up can be used again.
  await resetRateLimits(server);
});

describe('With an authenticator app', () => {
  test('Otávio’s password alone reveals nothing of his record', async () => {
    const { rows } = await authenticateAdmin(server.anonymous(), cast.otavio.email);
    expect(rows).toEqual([
      { factor_id: factorId, access_token: expect.any(String), refresh_token: expect.any(String) },
    ]);
    expect(await logged(1)).toEqual(['admin.second_factor_asked']);
  });

  test('his password alone opens what a visitor sees, also after a refresh', async () => {
    const thief = await passwordStep();
    for (const _token of ['first', 'refreshed']) {
      expect((await thief.rpc('current_admin')).data).toEqual([]);
      expect(await seenBy(thief)).toEqual(await seenBy(server.anonymous()));
      const lists = await callGuarded(thief, 'open_lists', { lists: ['contact_messages'] });
      expect(lists).toMatchObject({ status: 401, error: { code: 'admin_session_ended' } });
      const made = await callGuarded(thief, 'create_recovery_codes');
      expect(made.error?.code).toBe('insufficient_aal');
      expect((await thief.rpc('count_recovery_codes')).data).toBeNull();
      await thief.auth.refreshSession();
    }
    expect(await logged(1)).toEqual(['admin.second_factor_asked']);
  });

  test('his password alone neither changes the password nor removes the app', async () => {
    const thief = await passwordStep();
    const changed = await thief.auth.updateUser({ password: 'um lugar ao sol 7' });
    expect(changed.error?.code).toBe('insufficient_aal');
    const removed = await thief.auth.mfa.unenroll({ factorId });
    expect(removed.error?.code).toBe('insufficient_aal');
    const added = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' });
    expect(added.error?.code).toBe('insufficient_aal');
  });

  test('his code opens a session, and each code works once', async () => {
    const shown = code();
    const first = await passwordStep();
    expect(await codeStep(first, wrongCode())).toBe('mfa_verification_failed');
    expect(await isIn(first)).toBe(false);
    expect(await codeStep(first, shown)).toBeUndefined();
    expect(await isIn(first)).toBe(true);
    expect(await logged(1)).toEqual(['admin.sign_in']);

    const second = await passwordStep();
    expect(await codeStep(second, shown)).toBe('mfa_verification_failed');
    expect(await isIn(second)).toBe(false);
    expect(await codeStep(second, code(1))).toBeUndefined();
    expect(await isIn(second)).toBe(true);
  });

  test('a recovery code opens a session once, which is logged', async () => {
    const [recoveryCode = ''] = codes;
    const first = await passwordStep();
    const typed = recoveryCode.toLowerCase().replaceAll('-', '');
    expect(await codeStepByRecovery(first, typed)).toBe(true);
    expect(await isIn(first)).toBe(true);
    expect(await logged(2)).toEqual(['admin.sign_in', 'admin.recovery_code_used']);
    expect((await first.rpc('count_recovery_codes')).data).toBe(9);

    const second = await passwordStep();
    expect(await codeStepByRecovery(second, recoveryCode)).toBe(false);
    expect(await isIn(second)).toBe(false);
    expect(await logged(1)).toEqual(['admin.recovery_code_refused']);
  });

  test('new recovery codes replace the old ones, and Otávio is notified', async () => {
    const [, old = ''] = codes;
    const made = await callGuarded(otavio, 'create_recovery_codes');
    expect(made.data).toHaveLength(10);
    expect(await logged(1)).toEqual(['admin.recovery_codes_made']);
    const mail = await emailTo(server, cast.otavio.email);
    expect(mail.kind).toBe('recovery-codes');
    expect(mail.text).toContain('/BR/admin/password');
    expect(await codeStepByRecovery(await passwordStep(), old)).toBe(false);
    expect(await codeStepByRecovery(await passwordStep(), made.data?.[0] ?? '')).toBe(true);
  });
});

describe('Where the team must have one', () => {
  const require = (isRequired: boolean) =>
    server.owner.query('update private.team_settings set requires_second_factor = $1', [
      isRequired,
    ]);

  beforeEach(() => server.owner.query('delete from auth.mfa_factors'));
  afterEach(() => require(false));

  test('an open session without it counts for nothing at once', async () => {
    const open = await passwordStep();
    expect(await isIn(open)).toBe(true);
    await require(true);
    expect(await isIn(open)).toBe(false);
  });

  test('Otávio’s password opens nothing but the set-up of his app', async () => {
    await require(true);
    const { rows } = await authenticateAdmin(server.anonymous(), cast.otavio.email);
    expect(rows).toEqual([
      { factor_id: null, access_token: expect.any(String), refresh_token: expect.any(String) },
    ]);
    const first = await passwordStep();
    expect(await seenBy(first)).toEqual(await seenBy(server.anonymous()));
    await setUp(first);
    expect(await isIn(first)).toBe(true);
    expect(await logged(2)).toEqual(['admin.sign_in', 'admin.second_factor_added']);
  });

  test('his sessions open nothing after he removes it, and his recovery codes end with it', async () => {
    await require(true);
    const own = await passwordStep();
    await setUp(own);
    const [first = '', second = ''] = (await callGuarded(own, 'create_recovery_codes')).data ?? [];
    const recovered = await passwordStep();
    expect(await codeStepByRecovery(recovered, first)).toBe(true);
    expect(await isIn(recovered)).toBe(true);
    expect((await own.auth.mfa.unenroll({ factorId })).error).toBeNull();
    // Their tokens are from before.
    for (const session of [own, recovered]) expect(await isIn(session)).toBe(false);

    const next = await passwordStep();
    await setUp(next);
    const later = await passwordStep();
    expect((await callGuarded(later, 'use_recovery_code', { code: second })).data).toBe(false);
  });
});

describe('Setting up and removing', () => {
  test('is in the log', async () => {
    expect(await logged(2)).toEqual(['admin.recovery_codes_made', 'admin.second_factor_added']);
    expect((await otavio.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await logged(1)).toEqual(['admin.second_factor_removed']);
  });

  test('without a right code changes nothing', async () => {
    const gabriela = await enterAsAdmin(server, cast.gabriela.email);
    const { data } = await gabriela.auth.mfa.enroll({ factorType: 'totp' });
    const verified = await gabriela.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: '12',
    });
    expect(verified.error).not.toBeNull();
    const again = await enterAsAdmin(server, cast.gabriela.email);
    expect((await again.rpc('current_admin')).data).toHaveLength(1);
  });

  test('ends the sessions without it, except the one that set it up', async () => {
    await server.owner.query('delete from auth.mfa_factors');
    const [here, elsewhere] = [await passwordStep(), await passwordStep()];
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, true]);
    await setUp(here);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    const { error } = await elsewhere.from('admins').select('id');
    expect(error?.code).toBe('admin_session_ended');
    expect((await elsewhere.auth.refreshSession()).data.session).toBeNull();
  });

  test('counts at once in the database, also while the auth service still has the session', async () => {
    const gabriela = await enterAsAdmin(server, cast.gabriela.email);
    await server.owner.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), auth_user_id, 'totp', 'verified', now(), now() from admins where id = $1`,
      [cast.gabriela.adminId],
    );
    expect((await gabriela.rpc('current_admin')).data).toEqual([]);
    const { error } = await gabriela.from('admins').select('id');
    expect(error?.code).toBe('admin_session_ended');
  });

  test('Otávio removes it after a code, and signs in by password alone again', async () => {
    expect((await otavio.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect(await isIn(otavio)).toBe(true);
    expect(await isIn(await passwordStep())).toBe(true);
  });

  test('Fábio resets it for Otávio, which is logged; other admins cannot, and he cannot reset his own', async () => {
    const reset = (client: Client, admin_id: string) =>
      callGuarded(client, 'reset_admin_second_factor', { admin_id });
    const fabio = await server.admin(cast.fabio.email);
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await reset(gabriela, cast.otavio.adminId)).error?.code).toBe('super_admin_required');
    expect((await reset(otavio, cast.otavio.adminId)).error?.code).toBe('super_admin_required');
    expect((await reset(fabio, cast.fabio.adminId)).error?.code).toBe('own_second_factor');
    const seen = (client: Client) =>
      client.from('admin_list').select('has_second_factor').eq('email', cast.otavio.email).single();
    expect((await seen(fabio)).data).toEqual({ has_second_factor: true });
    expect((await seen(gabriela)).data).toEqual({ has_second_factor: false });
    expect(await isIn(otavio)).toBe(true);

    expect((await reset(fabio, cast.otavio.adminId)).error).toBeNull();
    expect(await isIn(otavio)).toBe(false);
    expect((await otavio.auth.refreshSession()).data.session).toBeNull();
    const { rows } = await server.owner.query(
      'select action, actor_id from public.activity_log where subject_id = $1 order by id desc limit 1',
      [cast.otavio.adminId],
    );
    expect(rows).toEqual([{ action: 'admin.second_factor_reset', actor_id: cast.fabio.adminId }]);
    expect(await isIn(await passwordStep())).toBe(true);
    expect((await reset(fabio, cast.otavio.adminId)).error?.code).toBe('not_found');
  });
});

/** What a caller gets from tables that are the team's, the members’ and everyone’s. */
function seenBy(client: Client) {
  const tables = [
    'admins',
    'admin_sessions',
    'contact_messages',
    'sharing_requests',
    'members',
    'activity_log',
    'episodes',
  ] as const;
  return Promise.all(
    tables.map(async (table) => {
      const { data, error, status } = await client.from(table).select('id').order('id');
      return { table, status, code: error?.code, ids: data };
    }),
  );
}
