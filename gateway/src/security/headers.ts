import type { FastifyInstance } from 'fastify';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Headers of every response. Pages add their own Content-Security-Policy. */
export function securityHeaders(app: FastifyInstance, siteUrl: string) {
  const behindTls = siteUrl.startsWith('https:');
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere);
    if (behindTls) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
