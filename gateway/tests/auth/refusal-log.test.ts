import { describe, expect, test } from 'vitest';
import { password, people } from '../support/people.ts';
import { authServer } from './auth-server.ts';

const server = authServer();

async function logged() {
  const { rows } = await server.owner.query<{ who: string; reason: string }>(
    `select payload ->> 'actor_id' as who, payload -> 'traits' ->> 'reason' as reason
     from auth.audit_log_entries where payload ->> 'action' = 'login_refused' order by created_at`,
  );
  return rows;
}

describe('The log tells of', () => {
  test('wrong passwords, whether or not there is such an account, and keeps nothing typed', async () => {
    const { auth } = server.anonymous();
    await auth.signInWithPassword({ email: people.ana.email, password: 'errada' });
    await auth.signInWithPassword({ email: 'minha-senha-secreta', password: 'errada' });
    expect(await logged()).toEqual([
      { who: people.ana.userId, reason: 'invalid_credentials' },
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
      [people.helena.userId],
    );
    await server.anonymous().auth.signInWithPassword({ email: people.helena.email, password });
    expect((await logged()).at(-1)).toEqual({
      who: people.helena.userId,
      reason: 'user_banned',
    });
  });

  test('a wrong code of a second factor', async () => {
    const ana = await server.signedIn(people.ana.email);
    const { data } = await ana.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    const factorId = data?.id ?? '';
    const { error } = await ana.auth.mfa.challengeAndVerify({ factorId, code: '000000' });
    expect(error?.code).toBe('mfa_verification_failed');
    const { rowCount } = await server.owner.query(
      "select from auth.audit_log_entries where payload ->> 'action' = 'verification_refused'",
    );
    expect(rowCount).toBe(1);
  });
});
