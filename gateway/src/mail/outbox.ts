import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { isLoopbackAddress, isLoopbackHost } from '../security/loopback.ts';
import { type OutboxMail, outboxPage } from './outbox-page.ts';

/**
 * `GET /outbox`: the mail that no SMTP server takes, for whoever sits at this machine. Mails open
 * accounts, so the page is there only for an installation that has no address but this machine's
 * own, and for nobody else it exists.
 */
export function outbox(app: FastifyInstance, { pool }: { pool: pg.Pool }) {
  app.get('/outbox', async (request, reply) => {
    if (!isAtThisMachine(request)) return reply.callNotFound();
    const { rows } = await pool.query<OutboxMail>(
      `select id::text, kind, recipient, subject, html, text, created_at as "createdAt"
       from gateway.mail_queue where state = 'waiting' order by mail_queue.id desc limit 100`,
    );
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        // The mails' own styles stand in attributes. No script, no picture from anywhere.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      })
      .send(outboxPage(rows));
  });
}

/** What proxies and content networks add to a request. */
const forwarding = /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/**
 * A proxy on this machine has a loopback address too, and may name the host that it forwards to, so
 * its traces count as somebody else. HTTP/1.0 is one: no browser speaks it, and nginx does.
 */
function isAtThisMachine(request: FastifyRequest): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, '')) &&
    request.raw.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some((name) => forwarding.test(name))
  );
}
