import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type ApiKeys, callerOf, requireApiKey } from '../security/api-key.ts';
import { acceptAnyJson } from '../security/json-body.ts';
import { retryAll } from './deliver.ts';
import { queueEmail, queueEmails, RecipientError } from './queue.ts';

const email = z.object({
  to: z.string(),
  kind: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/)
    .default('message'),
  subject: z.string().min(1).max(500),
  html: z.string().min(1),
  text: z.string().min(1),
  once: z.string().min(1).max(200).optional(),
  isBulk: z.boolean().optional(),
  attachments: z
    .array(
      z.object({
        filename: z
          .string()
          .min(1)
          .max(200)
          .regex(/^[^\p{Cc}/\\]+$/u),
        contentType: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
        content: z.base64(),
      }),
    )
    .max(10)
    .optional(),
});

/** Mail servers accept emails of 10 MB or more. */
const emailBytes = 11 * 1_048_576;

const batch = z.object({ messages: z.array(email).min(1).max(200) });
const batchBytes = 8 * 1_048_576;

/**
 * `POST /messages` is for server code with the secret key. It queues `{ to, kind, subject, html,
 * text, once, attachments }` and responds with 202 after the email is stored. A client that received no response
 * sends the request again with the same `once`. The email is then sent only once.
 *
 * `POST /batch` queues up to 200 of them with one statement, `{ messages }`, all or none. The response
 * says for each whether its recipient was accepted.
 *
 * `POST /retry` makes the emails due that wait for another attempt.
 */
export async function mailService(
  app: FastifyInstance,
  { pool, apiKeys }: { pool: pg.Pool; apiKeys: ApiKeys },
) {
  acceptAnyJson(app);
  app.addHook('onRequest', requireApiKey(apiKeys));
  app.addHook('onRequest', async (request, reply) => {
    if (callerOf(request, apiKeys).kind !== 'service') {
      return reply.code(403).send({ message: 'Only the secret key may send mail' });
    }
  });
  app.post('/messages', { bodyLimit: emailBytes }, async (request, reply) => {
    const mail = email.safeParse(request.body);
    if (!mail.success) return reply.code(400).send({ message: problemOf(mail.error) });
    try {
      await queueEmail(pool, mail.data);
    } catch (error) {
      if (!(error instanceof RecipientError)) throw error;
      return reply.code(400).send({ message: `to: ${error.message}` });
    }
    return reply.code(202).send({});
  });
  app.post('/batch', { bodyLimit: batchBytes }, async (request, reply) => {
    const mails = batch.safeParse(request.body);
    if (!mails.success) return reply.code(400).send({ message: problemOf(mails.error) });
    return reply.code(202).send({ accepted: await queueEmails(pool, mails.data.messages) });
  });
  app.post('/retry', async (_request, reply) => {
    await retryAll(pool);
    return reply.code(202).send({});
  });
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
