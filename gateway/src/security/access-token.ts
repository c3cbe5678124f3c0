import { createLocalJWKSet, errors, type JWK, type JWTPayload, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';

/** The verified claims, and the same claims as the JSON text that row policies read. */
export type AccessToken = { claims: JWTPayload; claimsJson: string };

export type VerifyAccessToken = (token: string) => Promise<AccessToken>;

/**
 * The token is not accepted. The codes are those of the table API. `PGRST301`: the token cannot be
 * parsed or its signature is wrong. `PGRST303`: its claims are not valid.
 * @see https://docs.postgrest.org/en/stable/references/errors.html (group 3)
 */
export class AccessTokenError extends Error {
  override name = 'AccessTokenError';
  readonly status = 401;
  readonly code: 'PGRST301' | 'PGRST303';
  constructor(code: 'PGRST301' | 'PGRST303', message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Tokens with a verified signature. A signature does not change, but the expiry is checked each
 * time.
 */
const cachedTokens = 5_000;

/**
 * Creates a function that verifies access tokens that this issuer signed for this project's logins.
 */
export function accessTokenVerifier(publicKeys: JWK[], issuer: string): VerifyAccessToken {
  const keySet = createLocalJWKSet({ keys: publicKeys });
  const verified = new LRUCache<string, AccessToken>({ max: cachedTokens });
  return async (token) => {
    const known = verified.get(token);
    if (known && (known.claims.exp ?? 0) * 1000 > Date.now()) return known;
    verified.delete(token);
    try {
      const { payload } = await jwtVerify(token, keySet, {
        algorithms: ['ES256'],
        issuer,
        audience: 'authenticated',
        requiredClaims: ['exp', 'role'],
      });
      const accepted = { claims: payload, claimsJson: JSON.stringify(payload) };
      verified.set(token, accepted);
      return accepted;
    } catch (error) {
      throw refusal(token, error);
    }
  };
}

function refusal(token: string, error: unknown): AccessTokenError {
  if (error instanceof errors.JWTExpired) return new AccessTokenError('PGRST303', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    const early = error.claim === 'nbf' || error.claim === 'iat';
    return new AccessTokenError('PGRST303', early ? 'JWT not yet valid' : 'Parsing claims failed');
  }
  const parts = token.split('.').length;
  return new AccessTokenError(
    'PGRST301',
    parts === 3 ? 'No suitable key or wrong key type' : `Expected 3 parts in JWT; got ${parts}`,
  );
}
