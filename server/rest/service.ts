import type { FastifyInstance } from 'fastify';

export async function restService(app: FastifyInstance, _options: object) {
  app.get('/', () => ({}));
}
