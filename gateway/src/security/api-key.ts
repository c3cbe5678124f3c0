import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The API keys that a request may contain. */
export type ApiKeys = {
  /** For the site's pages. This key is public. */
  publishable: string;
  /** For server code. This key bypasses every row policy. */
  secret: string;
};

/**
 * The caller according to keys and tokens: anonymous, server code, or the user that a token names.
 */
export type Caller = { kind: 'anonymous' } | { kind: 'service' } | { kind: 'user'; token: string };

const bearer = /^bearer\s+(\S+)$/i;

/** Returns the bearer token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Returns the caller of a request that `requireApiKey` accepted. The client library also sends its
 * key as the bearer token if no user is signed in. A user's token takes precedence over the key.
 */
export function callerOf(request: FastifyRequest, keys: ApiKeys): Caller {
  const token = bearerToken(request);
  if (token !== undefined && !isSame(token, keys.publishable)) {
    return isSame(token, keys.secret) ? { kind: 'service' } : { kind: 'user', token };
  }
  return isSame(givenKey(request), keys.secret) ? { kind: 'service' } : { kind: 'anonymous' };
}

/**
 * Whether a request contains one of the keys, either as `requireApiKey` expects it or as the bearer
 * token.
 */
export function hasApiKey(request: FastifyRequest, keys: ApiKeys): boolean {
  const token = bearerToken(request);
  return (
    isServiceCall(request, keys) ||
    [givenKey(request), token].some((given) => isSame(given, keys.publishable))
  );
}

/** Whether a request contains the secret key in a header. */
export function isServiceCall(request: FastifyRequest, keys: ApiKeys): boolean {
  const { apikey } = request.headers;
  return isSame(apikey?.toString(), keys.secret) || isSame(bearerToken(request), keys.secret);
}

/**
 * Creates a hook that accepts a request only with one of the keys, in the `apikey` header or query
 * parameter. Its responses are the same as those of Supabase's gateway. The secret key is accepted
 * only in the header because URLs are stored in logs and browser histories.
 */
export function requireApiKey(keys: ApiKeys) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const given = givenKey(request);
    if (given === undefined) {
      return reply.code(401).send({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
    }
    const inHeader = request.headers.apikey !== undefined;
    if (!isSame(given, keys.publishable) && !(inHeader && isSame(given, keys.secret))) {
      return reply.code(401).send({
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      });
    }
  };
}

function givenKey(request: FastifyRequest): string | undefined {
  const given = request.headers.apikey ?? (request.query as { apikey?: unknown }).apikey;
  return given === undefined ? undefined : String(given);
}

/**
 * Compares in constant time, so that the duration does not reveal how much of the text was correct.
 */
function isSame(given: string | undefined, key: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
