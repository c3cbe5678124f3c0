import type pg from 'pg';
import type { RenderAuthEmail } from '../mail/templates.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import type { ApiKeys } from '../security/api-key.ts';
import type { AtRest } from '../security/at-rest.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { AuthConfig } from './config.ts';
import type { IsRedirectAllowed } from './redirects/allowed.ts';

/** The dependencies and settings of the auth service. */
export type AuthContext = {
  pool: pg.Pool;
  config: AuthConfig;
  keys: SigningKeys;
  atRest: AtRest;
  apiKeys: ApiKeys;
  verifyAccessToken: VerifyAccessToken;
  renderMail: RenderAuthEmail;
  isRedirectAllowed: IsRedirectAllowed;
  /** The URL of the site, without a trailing slash. */
  siteUrl: string;
  /** The claim `iss`, which is the service's own URL. */
  issuer: string;
};
