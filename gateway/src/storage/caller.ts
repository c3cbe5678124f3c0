import type { FastifyRequest } from 'fastify';
import { anonymousRole, serviceRole } from '../rest/roles.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { type ApiKeys, bearerToken, callerOf, hasApiKey } from '../security/api-key.ts';
import { accessDenied } from './errors.ts';

/** The sender of a request, as its transaction needs it. */
export type Caller = {
  role: string;
  claimsJson: string;
  /** The subject of the token: the user's id. */
  owner: string | null;
};

export const anonymous: Caller = {
  role: anonymousRole,
  claimsJson: '{"role":"anon"}',
  owner: null,
};

export const service: Caller = {
  role: serviceRole,
  claimsJson: '{"role":"service_role"}',
  owner: null,
};

/** A caller by the claims of a verified token. */
export function callerByClaims(claimsJson: string): Caller {
  const { role, sub } = JSON.parse(claimsJson) as { role?: string; sub?: string };
  return { role: String(role), claimsJson, owner: sub ?? null };
}

export function isService(caller: Caller): boolean {
  return caller.role === serviceRole;
}

export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/**
 * Identifies the caller by key or token. The TUS client sends only the token, so a valid token is
 * accepted without a key.
 * @throws StorageError `AccessDenied`, AccessTokenError
 */
export function authenticator(keys: ApiKeys, verify: VerifyAccessToken): Authenticate {
  return async (request) => {
    if (!hasApiKey(request, keys) && bearerToken(request) === undefined) {
      throw accessDenied('Invalid Compact JWS');
    }
    const caller = callerOf(request, keys);
    if (caller.kind === 'service') return service;
    if (caller.kind === 'anonymous') return anonymous;
    return callerByClaims((await verify(caller.token)).claimsJson);
  };
}
