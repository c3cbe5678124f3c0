import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../security/rate-limit-address.ts';
import type { Device } from './sessions.ts';

/** The device that a request comes from, as a session remembers it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent']?.slice(0, 500), ip: addressOf(request) };
}

/** The network address that a request comes from; what a proxy made up counts as unknown (`::`). */
export function addressOf(request: FastifyRequest): string {
  const address = request.ip.split('%')[0] ?? '';
  return isIP(address) ? address : '::';
}

/** The network that a request comes from, which shares limits and turns. */
export function requestNetwork(request: FastifyRequest): string {
  return networkOf(addressOf(request));
}
