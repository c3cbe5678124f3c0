import type { FastifyRequest } from 'fastify';

/** Credentials stay out of the database's reach; and who calls is not what the caller says. */
const hiddenHeaders = new Set([
  'authorization',
  'apikey',
  'cookie',
  'cf-connecting-ip',
  'x-real-ip',
]);

/** A request's headers as `request.headers` shows them to functions and policies. */
export function headersJson(request: FastifyRequest, address: string): string {
  const shown: Record<string, string | string[] | undefined> = {};
  for (const name in request.headers) {
    if (!hiddenHeaders.has(name)) shown[name] = request.headers[name];
  }
  shown['x-forwarded-for'] = address;
  return JSON.stringify(shown);
}
