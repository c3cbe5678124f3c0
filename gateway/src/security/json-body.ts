import type { FastifyInstance } from 'fastify';
import { isTooDeep } from './json-depth.ts';

/**
 * Parses every request body as JSON, regardless of its content type, and accepts an empty body.
 * Supabase's client sends some POST requests without a body.
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
