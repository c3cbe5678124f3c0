import type { FastifyInstance } from 'fastify';

/**
 * Reads every request body as JSON, whatever content type it is sent with, and an empty one as
 * none: Supabase's client posts some requests without a body.
 */
export function acceptAnyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}
