import { newestEmail, tokenHashOf } from 'supabase-gateway/testing/mailbox';
import { expect, test } from 'vitest';
import { cast, password } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

test('Ana’s member data follows when both mailboxes have confirmed her new email', async () => {
  const email = 'ana.souza@example.com';
  const ana = await server.signedIn(cast.ana.email);
  expect((await ana.auth.updateUser({ email })).error).toBeNull();
  for (const mailbox of [email, cast.ana.email]) {
    const token_hash = tokenHashOf(await newestEmail(server, mailbox));
    const { error } = await server.anonymous().auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(error).toBeNull();
  }
  const { rows } = await server.owner.query('select email from public.members where id = $1', [
    cast.ana.memberId,
  ]);
  expect(rows).toEqual([{ email }]);
});

test('Bruno cannot choose a password with the name of his membership', async () => {
  const client = await server.signedIn(cast.bruno.email);
  const { error } = await client.auth.updateUser({
    password: 'Bruno-Lima-1990',
    current_password: password,
  });
  expect(error).toMatchObject({ status: 422, code: 'weak_password' });
});
