import { describe, expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { callFunction } from '../functions/call.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function logged() {
  const { rows } = await server.owner.query<{ who: string; reason: string; action: string }>(
    `select subject_id as who, action, details ->> 'reason' as reason
     from public.activity_log where action like '%refused' order by id`,
  );
  return rows;
}

describe('The audit log records', () => {
  test('sign-ins that are refused before any password', async () => {
    const visitor = server.anonymous();
    for (const { email } of [cast.ana, cast.diego, cast.clara, cast.stranger]) {
      await callGuarded(visitor, 'member_sign_in_status', { email });
    }
    expect(await logged()).toEqual([
      { who: cast.diego.memberId, action: 'member.sign_in_refused', reason: 'needs_activation' },
      { who: cast.clara.memberId, action: 'member.sign_in_refused', reason: 'restricted' },
      { who: null, action: 'member.sign_in_refused', reason: 'not_member' },
    ]);
  });

  test('refused activations and password resets', async () => {
    // Only the owner of the database can do that, and `operate -- audit-verify` reports it.
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
    expect(await logged()).toEqual([
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
