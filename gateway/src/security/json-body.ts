import type { FastifyInstance } from 'fastify';
import { isTooDeep } from './json-depth.ts';

/**
 * Reads every request body as JSON, whatever content type it is sent with, and an empty one as
 * none: Supabase's client posts some requests without a body.
 */
export function acceptAnyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      if (isTooDeep(body)) throw new SyntaxError('The JSON body is nested too deeply');
      done(null, JSON.parse(body.toString()));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}
