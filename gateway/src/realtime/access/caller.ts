import { isUuid } from '../../auth/uuid.ts';
import { anonymousRole, serviceRole } from '../../rest/roles.ts';
import { AccessTokenError, type VerifyAccessToken } from '../../security/access-token.ts';
import type { ApiKeys } from '../../security/api-key.ts';
import { Refusal } from '../refusal.ts';
import type { Sessions } from './sessions.ts';

/** The identity that a channel acts as. */
export type Caller = {
  role: string;
  claimsJson: string;
  /** The token that the caller sent, or undefined for an API key. */
  token?: string;
  userId?: string;
  sessionId?: string;
  /** When the token expires, in milliseconds. */
  expiresAt: number;
};

export const anonymous: Caller = {
  role: anonymousRole,
  claimsJson: '{"role":"anon"}',
  expiresAt: Number.POSITIVE_INFINITY,
};

export const service: Caller = {
  role: serviceRole,
  claimsJson: '{"role":"service_role"}',
  expiresAt: Number.POSITIVE_INFINITY,
};

/** Identifies the caller of a token. @throws Refusal */
export type Identify = (token: string) => Promise<Caller>;

/** Accepts the secret key, and tokens of sessions that are open. */
export function identifier(keys: ApiKeys, verify: VerifyAccessToken, sessions: Sessions): Identify {
  return async (token) => {
    if (token === keys.secret) return service;
    const { claims, claimsJson } = await verify(token).catch((error: unknown) => {
      throw error instanceof AccessTokenError ? refusalOf(error) : error;
    });
    const { sub, session_id, exp = 0, role } = claims;
    if (!isUuid(sub) || !isUuid(session_id) || !(await sessions.isOpen(session_id))) {
      throw sessionEnded();
    }
    return {
      role: String(role),
      claimsJson,
      token,
      userId: sub,
      sessionId: session_id.toLowerCase(),
      expiresAt: exp * 1000,
    };
  };
}

export function sessionEnded(): Refusal {
  return new Refusal('Unauthorized', 'The session of this token has ended');
}

export function tokenExpired({ expiresAt }: Pick<Caller, 'expiresAt'>): Refusal {
  const seconds = Math.max(0, Math.round((Date.now() - expiresAt) / 1000));
  return new Refusal('InvalidJWTToken', `Token has expired ${seconds} seconds ago`);
}

function refusalOf({ message }: AccessTokenError): Refusal {
  if (message === 'JWT expired') return new Refusal('InvalidJWTToken', 'Token has expired');
  if (message.startsWith('Expected 3 parts')) {
    return new Refusal('MalformedJWT', 'The token provided is not a valid JWT');
  }
  if (message.startsWith('No suitable key')) {
    return new Refusal('JwtSignatureError', 'Failed to validate JWT signature');
  }
  return new Refusal('InvalidJWTToken', message);
}
