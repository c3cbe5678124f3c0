import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/rate-limit-address.ts';
import type { Device } from './sessions.ts';

/** Returns the device of a request, as a session stores it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent']?.slice(0, 500), ip: addressOf(request) };
}

/**
 * Returns the IP address of a request. An invalid address from a proxy counts as unknown (`::`).
 */
export function addressOf(request: FastifyRequest): string {
  const address = request.ip.split('%')[0] ?? '';
  return isIP(address) ? address : '::';
}

/**
 * Returns the network of a request. All of its addresses share rate limits and turns for password
 * hashing.
 */
export function requestNetwork(request: FastifyRequest): string {
  return networkOf(addressOf(request));
}
