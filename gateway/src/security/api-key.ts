import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The keys that a request may come with. */
export type ApiKeys = {
  /** For the site's pages; public by nature. */
  publishable: string;
  /** For code on servers: it passes every row policy. */
  secret: string;
};

/** Who asks, as far as keys and tokens say: nobody yet, a server's code, or whom a token names. */
export type Caller = { kind: 'anonymous' } | { kind: 'service' } | { kind: 'user'; token: string };

const bearer = /^bearer\s+(\S+)$/i;

/** The bearer token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Who asks, of a request that `requireApiKey` let through. The client library sends its key as the
 * bearer token too, while nobody is signed in; a user's token counts for more than the key.
 */
export function callerOf(request: FastifyRequest, keys: ApiKeys): Caller {
  const token = bearerToken(request);
  if (token !== undefined && !isSame(token, keys.publishable)) {
    return isSame(token, keys.secret) ? { kind: 'service' } : { kind: 'user', token };
  }
  return isSame(givenKey(request), keys.secret) ? { kind: 'service' } : { kind: 'anonymous' };
}

/** Whether a request comes with one of the keys, as `requireApiKey` wants it or as the bearer token. */
export function hasApiKey(request: FastifyRequest, keys: ApiKeys): boolean {
  const token = bearerToken(request);
  return (
    isServiceCall(request, keys) ||
    [givenKey(request), token].some((given) => isSame(given, keys.publishable))
  );
}

/** Whether a request comes with the secret key in a header. */
export function isServiceCall(request: FastifyRequest, keys: ApiKeys): boolean {
  const { apikey } = request.headers;
  return isSame(apikey?.toString(), keys.secret) || isSame(bearerToken(request), keys.secret);
}

/**
 * A hook that lets a request through only with one of the keys, in the header `apikey` or the query
 * parameter of that name, and answers as Supabase's own gateway does. The secret key is taken from
 * the header alone: addresses are kept in logs and histories.
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

/** Compares in a time that does not tell how much of the text was right. */
function isSame(given: string | undefined, key: string): boolean {
  if (given === undefined) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
