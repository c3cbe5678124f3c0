import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressedFiles } from './addressed-files.ts';
import { contentPolicies } from './content-policy.ts';
import { isBelow, resolveAddress } from './resolve.ts';
import { readSiteTable } from './site-table.ts';

type Options = {
  folder: string;
  /**
   * The public origin of the site. Without one, the site keeps the origin that it was built for.
   */
  siteUrl?: string;
  /** Whether visitors may see values of a demonstration. Otherwise, a site with some stays closed. */
  isDemonstration: boolean;
};

/**
 * Serves the built site: prerendered pages, scripts and images, compressed at build time. Its files
 * are listed once at startup. It handles every URL that has no other route.
 */
export async function site(app: FastifyInstance, { folder, siteUrl, isDemonstration }: Options) {
  const table = readSiteTable(folder);
  const closed = isDemonstration ? undefined : table.closed;
  const addressed = new AddressedFiles(table, folder, siteUrl && new URL(siteUrl).origin);
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
    const isPage = resolved.file.endsWith('.html');
    if (closed && isPage && !closed.except.some((area) => isBelow(path, area))) {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', 3600);
      return send(closed.file, request, reply);
    }
    const { file, status } = resolved;
    reply.code(status).header('cache-control', cacheControl(file));
    if (table.cookies[path]) reply.header('vary', 'cookie, accept-encoding');
    return send(file, request, reply);
  });

  function send(file: string, request: FastifyRequest, reply: FastifyReply) {
    const policy = policies.get(file);
    if (policy) reply.header('content-security-policy', policy);
    return addressed.has(file) ? addressed.send(file, request, reply) : reply.sendFile(file);
  }
}

/**
 * Returns how long a file may be cached: forever if its name contains its hash, and an hour for
 * videos and images. Pages are revalidated with the server on every request.
 */
function cacheControl(file: string): string {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable';
  if (file.startsWith('media/')) return 'public, max-age=3600';
  return 'no-cache';
}
