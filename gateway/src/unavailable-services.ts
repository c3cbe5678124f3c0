import type { FastifyInstance } from 'fastify';
import { allowSiteOrigin } from './security/cross-origin.ts';

/**
 * Supabase services that this server does not provide, with the error format that their clients
 * parse. A project can switch the realtime service off.
 */
const refusals = {
  '/realtime/v1': (message: string) => ({ message }),
  '/graphql/v1': (message: string) => ({ errors: [{ message }] }),
  '/storage/v1': (message: string) => ({
    ...{ statusCode: '404', error: 'not_found', code: 'NotFound', message },
  }),
};

/** Responds with each unavailable service's own error format instead of a page of the site. */
export async function unavailableServices(
  app: FastifyInstance,
  { siteUrl, served }: { siteUrl: string; served: Record<string, boolean> },
) {
  await allowSiteOrigin(app, siteUrl);
  // The handler does not read the body, so no parser is needed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const [prefix, refusal] of Object.entries(refusals)) {
    if (served[prefix]) continue;
    const [, name] = prefix.split('/');
    const answer = refusal(`This server has no ${name} service`);
    for (const url of [prefix, `${prefix}/*`]) {
      app.all(url, (_request, reply) => reply.code(404).send(answer));
    }
  }
}
