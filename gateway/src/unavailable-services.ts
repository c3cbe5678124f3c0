import type { FastifyInstance } from 'fastify';
import { allowSite } from './security/cross-origin.ts';

/** Supabase's services that this server has not, and how a client of each reads a refusal. */
const refusals = {
  '/realtime/v1': (message: string) => ({ message }),
  '/graphql/v1': (message: string) => ({ errors: [{ message }] }),
};

/** Answers for services that are not here in their own words, instead of with a page of the site. */
export async function unavailableServices(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
  await allowSite(app, siteUrl);
  // A body that nobody reads needs no parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const [prefix, refusal] of Object.entries(refusals)) {
    const [, name] = prefix.split('/');
    const answer = refusal(`This server has no ${name} service`);
    for (const url of [prefix, `${prefix}/*`]) {
      app.all(url, (_request, reply) => reply.code(404).send(answer));
    }
  }
}
