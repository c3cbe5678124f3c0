import type { FastifyInstance } from 'fastify';
import { featureNotEnabled, noSuchKey } from './errors.ts';

/** Features of Supabase Storage that this server does not have, by the prefix of their paths. */
const features = {
  '/render': 'imageTransformation',
  '/s3': 's3Protocol',
  '/iceberg': 'icebergCatalog',
  '/vector': 'vectorBuckets',
  '/cdn': 'purgeCache',
};

/** Refuses features that this server does not have, with the errors of the protocol. */
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
