import type { FastifyInstance } from 'fastify';
import { featureNotEnabled, noSuchKey } from './errors.ts';

/** Parts of Supabase Storage that this server does not have, by the beginning of their addresses. */
const features = {
  '/render': 'imageTransformation',
  '/s3': 's3Protocol',
  '/iceberg': 'icebergCatalog',
  '/vector': 'vectorBuckets',
  '/cdn': 'purgeCache',
};

/** Refuses what this server does not have in the words of the protocol. */
export function unavailableRoutes(app: FastifyInstance) {
  for (const [path, feature] of Object.entries(features)) {
    for (const url of [path, `${path}/*`]) {
      app.all(url, () => {
        throw featureNotEnabled(feature);
      });
    }
  }
  for (const url of ['/', '/*']) {
    app.all(url, () => {
      throw noSuchKey();
    });
  }
}
