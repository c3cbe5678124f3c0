import type pg from 'pg';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import type { SigningKeys } from '../security/signing-keys.ts';

/** What the auth service works with. */
export type AuthContext = {
  pool: pg.Pool;
  config: ProjectConfig['auth'];
  keys: SigningKeys;
  verifyAccessToken: VerifyAccessToken;
  /** The claim `iss`: the service's own address. */
  issuer: string;
};
