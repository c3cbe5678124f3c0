import { hkdfSync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** The logins of the gateway, each with the fewest rights that it needs. */
export type Login = 'authenticator' | 'supabase_auth_admin' | 'supabase_storage_admin';

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
  for (const login of [
    'authenticator',
    'supabase_auth_admin',
    'supabase_storage_admin',
  ] satisfies Login[]) {
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

/** Tries again what failed only because another process did the same thing at the same moment. */
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
