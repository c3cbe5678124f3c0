import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Allows only pages of the site's own origin to call a service from the browser. */
export async function allowSiteOrigin(app: FastifyInstance, siteUrl: string) {
  await app.register(cors, {
    origin: siteUrl,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'content-range',
      'link',
      'location',
      'preference-applied',
      'x-supabase-api-version',
      'retry-after',
      'x-request-id',
      'x-total-count',
    ],
    maxAge: 3600,
  });
}
