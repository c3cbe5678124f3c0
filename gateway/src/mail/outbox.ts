import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { isLoopbackAddress, isLoopbackHost } from '../security/loopback.ts';
import { type OutboxEmail, outboxPage } from './outbox-page.ts';

/**
 * `GET /outbox` shows the user of this machine its queued emails if no SMTP server is configured.
 * Emails give access to accounts, so the page exists only for an installation with a loopback URL.
 * For all other clients it does not exist.
 */
export function outbox(app: FastifyInstance, { pool }: { pool: pg.Pool }) {
  app.get('/outbox', async (request, reply) => {
    if (!isAtThisMachine(request)) return reply.callNotFound();
    const { rows } = await pool.query<OutboxEmail>(
      `select id::text, kind, recipient, subject, html, text, coalesce(jsonb_path_query_array(attachments, '$[*].filename'), '[]') as files, created_at as "createdAt"
       from gateway.mail_queue where state = 'waiting' order by mail_queue.id desc limit 100`,
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        // The emails' styles are inline attributes. Scripts and external images are blocked.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      })
      .send(outboxPage(rows));
  });
}

/** Headers that proxies and CDNs add to a request. */
const forwarding = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/**
 * A proxy on this machine also has a loopback address and may send the host that it forwards to.
 * Traces of a proxy therefore count as another machine. HTTP/1.0 is one of them, because nginx uses
 * it and browsers do not.
 */
function isAtThisMachine(request: FastifyRequest): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, '')) &&
    request.raw.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some((name) => forwarding.test(name))
  );
}
