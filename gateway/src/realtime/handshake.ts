import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Serializer } from './protocol/messages.ts';
import { version1 } from './protocol/version-1.ts';
import { version2 } from './protocol/version-2.ts';

const path = /^\/realtime\/v1\/websocket\/?(?:\?|$)/;

/** Whether a request may become a socket. Node treats all others as requests without `Upgrade`. */
export function isSocketRequest({ url = '', headers }: IncomingMessage): boolean {
  return path.test(url) && headers.upgrade?.toLowerCase() === 'websocket';
}

const versions: Record<string, Serializer> = { '1.0.0': version1, '2.0.0': version2 };

/** The version of the protocol that a client requests, or undefined. */
export function serializerOf(request: FastifyRequest): Serializer | undefined {
  const { vsn = '1.0.0' } = request.query as { vsn?: unknown };
  return typeof vsn === 'string' && Object.hasOwn(versions, vsn) ? versions[vsn] : undefined;
}

/**
 * Browsers name the page that opens a socket. As for requests, it must be a page of the site, or of
 * the address that it connects to.
 */
export function refusalOf(
  { headers, host }: FastifyRequest,
  serializer: Serializer | undefined,
  siteUrl: string,
): { status: number; error: string } | undefined {
  const { origin } = headers;
  const isOwn = [new URL(siteUrl).origin, `http://${host}`, `https://${host}`].includes(
    origin ?? '',
  );
  if (origin !== undefined && !isOwn) {
    return { status: 403, error: 'Origin not allowed' };
  }
  if (!serializer) return { status: 400, error: 'The requested version is not supported' };
  return undefined;
}

/** The headers of a handshake that Supabase shows to policies: those that begin with `x-`. */
export function headersOf({ headers, ip }: FastifyRequest): string {
  const shown = Object.entries(headers).filter(
    ([name]) => name.startsWith('x-') && name !== 'x-api-key' && name !== 'x-real-ip',
  );
  return JSON.stringify({ ...Object.fromEntries(shown), 'x-forwarded-for': ip });
}
