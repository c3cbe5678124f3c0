import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const bearer = /^bearer\s+(\S+)$/i;

/** The bearer token of a request, or undefined. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return bearer.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * The user's access token of a request: its bearer token, unless that is the publishable key,
 * which the client library sends in the same place while nobody is signed in.
 */
export function userToken(request: FastifyRequest, publishableKey: string): string | undefined {
  const token = bearerToken(request);
  return token === publishableKey ? undefined : token;
}

/**
 * A hook that lets a request through only with the publishable key, in the header `apikey` or the
 * query parameter of that name, and answers as Supabase's own gateway does.
 */
export function requireApiKey(publishableKey: string) {
  const expected = Buffer.from(publishableKey);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as { apikey?: unknown };
    const given = request.headers.apikey ?? query.apikey;
    if (given === undefined) {
      return reply.code(401).send({
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      });
    }
    const key = Buffer.from(String(given));
    if (key.length !== expected.length || !timingSafeEqual(key, expected)) {
      return reply.code(401).send({
        message: 'Invalid API key',
        hint: 'Double check your Supabase `anon` or `service_role` API key.',
      });
    }
  };
}
