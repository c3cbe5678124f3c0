import { hkdfSync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** The logins of the gateway. Each has the minimum privileges. */
const logins = [
  'authenticator',
  'supabase_auth_admin',
  'supabase_realtime_admin',
  'supabase_storage_admin',
] as const;
export type Login = (typeof logins)[number];

/**
 * Returns the password of one of the gateway's logins on an external PostgreSQL. It is derived from
 * the owner's password, so every process with the same DATABASE_URL can compute it and no process
 * has to store it.
 */
export function loginPassword(databaseUrl: string, login: Login): string {
  const { password } = new URL(databaseUrl);
  const bytes = hkdfSync('sha256', decodeURIComponent(password), '', `login:${login}`, 32);
  return Buffer.from(bytes).toString('base64url');
}

/** Sets the passwords of the logins. @throws StartupError when the owner lacks the privilege. */
export async function setLoginPasswords(owner: pg.Client, databaseUrl: string) {
  for (const login of logins) {
    const password = pg.escapeLiteral(loginPassword(databaseUrl, login));
    await patiently(() => owner.query(`alter role ${login} with login password ${password}`)).catch(
      (error: Error) => {
        throw new StartupError(
          `DATABASE_URL: its user cannot set up the role ${login}: ${error.message}`,
        );
      },
    );
  }
}

/** Retries an operation that failed only because another process performed it at the same time. */
async function patiently(work: () => Promise<unknown>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const atOnce = (error as Error).message === 'tuple concurrently updated';
      if (!atOnce || tries === 10) throw error;
      await setTimeout(20 * Math.random() * tries);
    }
  }
}
