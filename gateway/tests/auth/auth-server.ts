import type { AuthConfig } from '../../src/auth/config.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { ownProject } from '../support/people.ts';
import { testServer } from '../support/server.ts';

type Changes = Omit<Partial<AuthConfig>, 'email' | 'rate_limit'> & {
  email?: Partial<AuthConfig['email']>;
  rate_limit?: Partial<AuthConfig['rate_limit']>;
};

/**
 * A test server whose mails are the service's own plain ones, with link and code, and which sends
 * as many as a test wants.
 * @param changes settings of `[auth]` that are to be different
 */
export function authServer({ email, rate_limit, ...changes }: Changes = {}) {
  const config = readProjectConfig(ownProject.supabaseDir);
  const auth = {
    ...config.auth,
    ...changes,
    email: { ...config.auth.email, ...email },
    rate_limit: { ...config.auth.rate_limit, email_sent: 1000, ...rate_limit },
  };
  return testServer(() => ({ config: { ...config, auth } }));
}
