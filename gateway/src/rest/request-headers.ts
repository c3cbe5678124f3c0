import type { FastifyRequest } from 'fastify';

/**
 * Credentials are hidden from the database. Address headers are hidden, because a caller can forge
 * them.
 */
const hiddenHeaders = new Set([
  'authorization',
  'apikey',
  'cookie',
  'cf-connecting-ip',
  'x-real-ip',
]);

/** Returns a request's headers as `request.headers` shows them to functions and policies. */
export function headersJson(request: FastifyRequest, address: string): string {
  const shown: Record<string, string | string[] | undefined> = {};
  for (const name in request.headers) {
    if (!hiddenHeaders.has(name)) shown[name] = request.headers[name];
  }
  shown['x-forwarded-for'] = address;
  return JSON.stringify(shown);
}
