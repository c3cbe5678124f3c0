import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { isLoopbackHost } from '../security/loopback.ts';
import { outbox } from './outbox.ts';
import { type SmtpSettings, smtpTransport } from './transport.ts';
import { startMailWorker } from './worker.ts';

type Options = {
  database: Database;
  smtp: SmtpSettings | undefined;
  /** The reply-to address, unless the SMTP settings contain one. */
  replyTo: () => string | undefined;
  siteUrl: string;
};

/**
 * Sets up email delivery. Queued emails are sent over SMTP if a mail server is configured.
 * Otherwise they stay in the queue. On a local machine with the embedded database, the outbox shows
 * them.
 */
export function emailDelivery(app: FastifyInstance, { database, smtp, replyTo, siteUrl }: Options) {
  const { location, authPool } = database;
  if (smtp) {
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      const transport = await smtpTransport(smtp, replyTo);
      stop = startMailWorker({ location, transport, log: app.log });
    });
    app.addHook('onClose', () => stop?.());
  } else if ('socketFolder' in location && isLoopbackHost(new URL(siteUrl).hostname)) {
    outbox(app, { pool: authPool });
  } else {
    app.log.warn('SMTP_URL is not set: emails stay in the database until it is');
  }
}
