import type { FastifyRequest } from 'fastify';
import type { Device } from './sessions.ts';

/** The device that a request comes from, as a session remembers it. */
export function deviceOf(request: FastifyRequest): Device {
  return { userAgent: request.headers['user-agent']?.slice(0, 500), ip: request.ip };
}
