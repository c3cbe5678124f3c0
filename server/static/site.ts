import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cache-control.ts';
import { readContentPolicies } from './content-policy.ts';
import { listFiles, resolvePage } from './pages.ts';

/**
 * The built site: finished pages, their scripts and pictures, compressed when they were built.
 * Files are listed once, at start. Answers every address that nobody else answers.
 */
export async function site(app: FastifyInstance, { folder }: { folder: string }) {
  const files = listFiles(folder);
  const policies = readContentPolicies(folder);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply.code(405).header('allow', 'GET, HEAD').send();
    }
    const path = request.url.split('?', 1)[0] ?? '/';
    const { file, status } = resolvePage(files, path, request.headers.cookie);
    reply.code(status).header('cache-control', cacheControl(file));
    const policy = policies.get(file);
    if (policy) reply.header('content-security-policy', policy);
    // The language of the front page follows the visitor's choice.
    if (path === '/') reply.header('vary', 'cookie, accept-encoding');
    return reply.sendFile(file);
  };
  app.setNotFoundHandler(answer);
}
