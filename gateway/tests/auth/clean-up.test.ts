import { expect, test } from 'vitest';
import { cleanUp } from '../../src/auth/clean-up.ts';
import { openPool, ownerConnection } from '../../src/database/connections.ts';
import { people } from '../support/people.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

test('used-up tokens go after a day, once for all processes, and nobody is signed out', async () => {
  const ana = await server.signedIn(people.ana.email);
  await ana.auth.refreshSession();
  await ana.auth.refreshSession();
  await ana.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Never finished' });
  const { owner } = server;
  await owner.query("update auth.refresh_tokens set updated_at = now() - interval '25 hours'");
  await owner.query("update auth.mfa_factors set created_at = now() - interval '25 hours'");

  const config = { email: { unconfirmed_expiry: 7 * 86_400 } };
  for (const email of ['nunca@example.com', 'quase-nunca@example.com']) {
    await server.anonymous().auth.signUp({ email, password: 'um lugar ao sol 7' });
  }
  await owner.query(
    "update auth.users set created_at = now() - interval '8 days', confirmation_sent_at = now() - interval '8 days' where email = 'nunca@example.com'",
  );

  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const { rows: folders } = await owner.query<{ setting: string }>(
    "select setting from pg_settings where name = 'unix_socket_directories'",
  );
  const location = { socketFolder: folders[0]?.setting ?? '', name: rows[0]?.name ?? '' };
  const pool = openPool(ownerConnection(location), 4, 'clean-up');
  const deleted = await Promise.all(Array.from({ length: 4 }, () => cleanUp(pool, config)));
  await pool.end();
  // Two used refresh tokens, a factor, and the login of a user who never confirmed.
  expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(4);
  const { rows: logins } = await owner.query(
    "select email from auth.users where email like '%nunca@example.com' order by 1",
  );
  expect(logins).toEqual([{ email: 'quase-nunca@example.com' }]);
  expect((await ana.auth.refreshSession()).error).toBeNull();
});
