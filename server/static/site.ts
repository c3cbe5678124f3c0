import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cache-control.ts';
import { contentPolicies } from './content-policy.ts';
import { resolveAddress } from './resolve.ts';
import { readSiteTable } from './site-table.ts';

/**
 * The built site: finished pages, their scripts and pictures, compressed when they were built.
 * Its files are listed once, at start. Answers every address that nobody else answers.
 */
export async function site(app: FastifyInstance, { folder }: { folder: string }) {
  const table = readSiteTable(folder);
  const policies = contentPolicies(table);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const [path = '/', query] = request.url.split('?', 2);
    const resolved = resolveAddress(table, path, request.headers.cookie);
    if ('location' in resolved) {
      return reply.redirect(query ? `${resolved.location}?${query}` : resolved.location, 301);
    }
    const { file, status } = resolved;
    reply.code(status).header('cache-control', cacheControl(file));
    const policy = policies.get(file);
    if (policy) reply.header('content-security-policy', policy);
    if (table.cookies[path]) reply.header('vary', 'cookie, accept-encoding');
    return reply.sendFile(file);
  });
}
