import type pg from 'pg';
import type { RenderAuthMail } from '../mail/templates.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import type { ApiKeys } from '../security/api-key.ts';
import type { AtRest } from '../security/at-rest.ts';
import type { SigningKeys } from '../security/signing-keys.ts';
import type { AuthConfig } from './config.ts';
import type { IsRedirectAllowed } from './redirects/allowed.ts';

/** What the auth service works with. */
export type AuthContext = {
  pool: pg.Pool;
  config: AuthConfig;
  keys: SigningKeys;
  atRest: AtRest;
  apiKeys: ApiKeys;
  verifyAccessToken: VerifyAccessToken;
  renderMail: RenderAuthMail;
  isRedirectAllowed: IsRedirectAllowed;
  /** The site's address, without a slash at its end. */
  siteUrl: string;
  /** The claim `iss`: the service's own address. */
  issuer: string;
};
