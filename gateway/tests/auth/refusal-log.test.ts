import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast, password } from '../../../tests/cast.ts';
import { callFunction } from '../../../tests/functions/call.ts';
import { authServer } from './support/auth-server.ts';

const server = authServer();

async function logged(table: 'auth' | 'members') {
  const text =
    table === 'auth'
      ? `select payload ->> 'actor_id' as who, payload -> 'traits' ->> 'reason' as reason
         from auth.audit_log_entries where payload ->> 'action' = 'login_refused' order by created_at`
      : `select subject_id as who, action, details ->> 'reason' as reason
         from public.activity_log where action like '%refused' order by id`;
  return (await server.owner.query<{ who: string; reason: string; action?: string }>(text)).rows;
}

describe('The log tells of', () => {
  test('wrong passwords, whether or not there is such an account, and keeps nothing typed', async () => {
    const { auth } = server.anonymous();
    await auth.signInWithPassword({ email: cast.ana.email, password: 'errada' });
    await auth.signInWithPassword({ email: 'minha-senha-secreta', password: 'errada' });
    expect(await logged('auth')).toEqual([
      { who: cast.ana.userId, reason: 'invalid_credentials' },
      { who: '00000000-0000-0000-0000-000000000000', reason: 'invalid_credentials' },
    ]);
    const { rows } = await server.owner.query(
      'select string_agg(payload::text, $$ $$) as text from auth.audit_log_entries',
    );
    expect(rows[0].text).not.toMatch(/errada|senha-secreta/);
  });

  test('accounts that may not sign in', async () => {
    await server.owner.query(
      "update auth.users set banned_until = now() + interval '1 day' where id = $1",
      [cast.helena.userId],
    );
    await server.anonymous().auth.signInWithPassword({ email: cast.helena.email, password });
    expect((await logged('auth')).at(-1)).toEqual({
      who: cast.helena.userId,
      reason: 'user_banned',
    });
  });

  test('a wrong code of a second factor', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const { data } = await ana.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const factorId = data?.id ?? '';
    const { error } = await ana.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(error?.code).toBe('mfa_verification_failed');
    const { rowCount } = await server.owner.query(
      "select from auth.audit_log_entries where payload ->> 'action' = 'verification_refused'",
    );
    expect(rowCount).toBe(1);
  });

  test('those who are told so before any password', async () => {
    const visitor = server.anonymous();
    for (const { email } of [cast.ana, cast.diego, cast.clara, cast.stranger]) {
      await callGuarded(visitor, 'member_sign_in_status', { email });
    }
    expect(await logged('members')).toEqual([
      { who: cast.diego.memberId, action: 'member.sign_in_refused', reason: 'needs_activation' },
      { who: cast.clara.memberId, action: 'member.sign_in_refused', reason: 'restricted' },
      { who: null, action: 'member.sign_in_refused', reason: 'not_member' },
    ]);
  });

  test('activations and resets that are refused', async () => {
    // Only the owner of the database can do that, and `audit:verify` reports it.
    await server.owner.query(
      'set session_replication_role = replica; delete from public.activity_log; reset session_replication_role',
    );
    const visitor = server.anonymous();
    const verify = (email: string, date_of_birth: string) =>
      callGuarded(visitor, 'verify_member_credentials', { email, date_of_birth });
    await verify(cast.diego.email, '1999-09-09');
    await verify(cast.ana.email, cast.ana.dateOfBirth);
    const resetUrl = `${server.url}/reset-password`;
    await callFunction(server, 'send-password-reset', { email: cast.diego.email, resetUrl });
    await callFunction(server, 'send-password-reset', { email: 'x@example.com', resetUrl });
    const reset = { email: cast.ana.email, token: 'x', newPassword: 'a long passphrase' };
    await callFunction(server, 'reset-password', reset);
    expect(await logged('members')).toEqual([
      { who: cast.diego.memberId, action: 'member.activation_refused', reason: 'not_found' },
      { who: cast.ana.memberId, action: 'member.activation_refused', reason: 'already_linked' },
      {
        who: cast.diego.memberId,
        action: 'member.password_reset_refused',
        reason: 'not_activated',
      },
      { who: null, action: 'member.password_reset_refused', reason: 'not_found' },
      { who: cast.ana.memberId, action: 'member.password_reset_refused', reason: 'invalid_link' },
    ]);
  });
});
