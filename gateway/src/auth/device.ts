import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ApiKeys, isServiceCall } from '../security/api-key.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import type { Device } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the user for whom server code sends the request. */
    forwardedAddress: string | undefined;
  }
}

/**
 * Accepts the user's address from server code that calls the auth service for a user. The header
 * requires the secret key. Otherwise any client could evade the rate limits with it.
 * @see https://supabase.com/docs/guides/auth/rate-limits (IP address forwarding)
 */
export function acceptForwardedAddresses(app: FastifyInstance, keys: ApiKeys) {
  app.decorateRequest('forwardedAddress', undefined);
  app.addHook('onRequest', async (request) => {
    const header = request.headers['sb-forwarded-for'];
    if (header === undefined || !isServiceCall(request, keys)) return;
    request.forwardedAddress = validAddress(String(header).split(',', 1)[0]?.trim());
  });
}

/** Returns the device of a request, as a session stores it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent']?.slice(0, 500), ip: addressOf(request) };
}

/**
 * Returns the IP address of a request. An invalid address from a proxy counts as unknown (`::`).
 */
export function addressOf(request: FastifyRequest): string {
  return request.forwardedAddress ?? validAddress(request.ip) ?? '::';
}

/**
 * Returns the network of a request. All of its addresses share rate limits and turns for password
 * hashing.
 */
export function requestNetwork(request: FastifyRequest): string {
  return networkOf(addressOf(request));
}

function validAddress(text = ''): string | undefined {
  const [address = ''] = text.split('%', 1);
  return isIP(address) ? address : undefined;
}
