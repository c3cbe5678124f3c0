import { hkdfSync } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Login } from './connections.ts';

/**
 * The password of one of the gateway's logins on a PostgreSQL that is not ours. It follows from the
 * owner's, so every process that was given the same DATABASE_URL knows it and none has to keep it.
 */
export function loginPassword(databaseUrl: string, login: Login): string {
  const { password } = new URL(databaseUrl);
  const bytes = hkdfSync('sha256', decodeURIComponent(password), '', `login:${login}`, 32);
  return Buffer.from(bytes).toString('base64url');
}

/** Gives the logins their passwords. @throws StartupError when the owner may not do that. */
export async function setLoginPasswords(owner: pg.Client, databaseUrl: string) {
  for (const login of ['authenticator', 'supabase_auth_admin'] satisfies Login[]) {
    const password = pg.escapeLiteral(loginPassword(databaseUrl, login));
    try {
      await owner.query(`alter role ${login} with login password ${password}`);
    } catch (error) {
      throw new StartupError(
        `DATABASE_URL: its user may not set up the role ${login}: ${(error as Error).message}`,
      );
    }
  }
}
