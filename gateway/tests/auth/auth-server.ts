import type { AuthConfig } from '../../src/auth/config.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { testProject } from '../support/people.ts';
import { testServer } from '../support/server.ts';

type Changes = Omit<Partial<AuthConfig>, 'email' | 'rate_limit'> & {
  email?: Partial<AuthConfig['email']>;
  rate_limit?: Partial<AuthConfig['rate_limit']>;
};

/**
 * A test server that sends the auth service's default emails, with link and code. Its email limit
 * is high enough for every test.
 * @param changes settings of `[auth]` to override.
 */
export function authServer({ email, rate_limit, ...changes }: Changes = {}) {
  const config = readProjectConfig(testProject.supabaseDir);
  const auth = {
    ...config.auth,
    ...changes,
    email: { ...config.auth.email, ...email },
    rate_limit: { ...config.auth.rate_limit, email_sent: 1000, ...rate_limit },
  };
  return testServer(() => ({ config: { ...config, auth } }));
}
