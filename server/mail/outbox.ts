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

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** A proxy on this machine has a loopback address too, so its traces count as somebody else. */
function isAtThisMachine(request: FastifyRequest): boolean {
  return (
    isLoopbackAddress(request.socket.remoteAddress ?? '') &&
    isLoopbackHost((request.headers.host ?? '').replace(/:\d+$/, '')) &&
    forwarding.every((name) => request.headers[name] === undefined)
  );
}
