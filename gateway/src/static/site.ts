import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AddressedFiles } from './addressed-files.ts';
import { contentPolicies } from './content-policy.ts';
import { isBelow, resolveAddress } from './resolve.ts';
import type { SiteTable } from './site-table.ts';

type Options = {
  /** The site to serve now. A later call may return another one. */
  current: () => { folder: string; table: SiteTable };
  /**
   * The public origin of the site. Without one, the site keeps the origin that it was built for.
   */
  siteUrl?: string;
  /** Whether visitors may see values of a demonstration. Otherwise, a site with some stays closed. */
  isDemonstration: boolean;
};

/**
 * Serves the built site: prerendered pages, scripts and images, compressed at build time. Its files
 * are listed once for each version. It handles every URL that has no other route.
 */
export async function site(app: FastifyInstance, { current, siteUrl, isDemonstration }: Options) {
  const origin = siteUrl && new URL(siteUrl).origin;
  const prepare = ({ folder, table }: ReturnType<Options['current']>) => ({
    folder,
    table,
    closed: isDemonstration ? undefined : table.closed,
    addressed: new AddressedFiles(table, folder, origin),
    policies: contentPolicies(table),
  });
  let served = prepare(current());
  let previous: typeof served | undefined;

  await app.register(fastifyStatic, {
    root: served.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const newest = current();
    if (newest.folder !== served.folder) {
      previous = served;
      served = prepare(newest);
    }
    const [path = '/', query] = request.url.split('?', 2);
    // Pages that were opened before the change load the rest of their scripts.
    const asset = path.slice(1);
    const isOld = asset.startsWith('assets/') && !served.table.files.has(asset);
    if (isOld && previous?.table.files.has(asset)) {
      reply.code(200);
      return send(previous, asset, request, reply);
    }
    const { table, closed } = served;
    const resolved = resolveAddress(table, path, request.headers.cookie);
    if ('location' in resolved) {
      return reply.redirect(query ? `${resolved.location}?${query}` : resolved.location, 301);
    }
    const isPage = resolved.file.endsWith('.html');
    if (closed && isPage && !closed.except.some((area) => isBelow(path, area))) {
      reply.code(503).header('cache-control', 'no-store').header('retry-after', 3600);
      return send(served, closed.file, request, reply);
    }
    reply.code(resolved.status);
    if (table.cookies[path]) reply.header('vary', 'cookie, accept-encoding');
    return send(served, resolved.file, request, reply);
  });

  function send(from: typeof served, file: string, request: FastifyRequest, reply: FastifyReply) {
    const { addressed, folder, policies } = from;
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', cacheControl(file));
    const policy = policies.get(file);
    if (policy) reply.header('content-security-policy', policy);
    return addressed.has(file)
      ? addressed.send(file, request, reply)
      : reply.sendFile(file, folder);
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
