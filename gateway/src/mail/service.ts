import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { type ApiKeys, callerOf, requireApiKey } from '../security/api-key.ts';
import { acceptAnyJson } from '../security/json-body.ts';
import { queueEmail, RecipientError } from './queue.ts';

const body = z.object({
  to: z.string(),
  kind: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/)
    .default('message'),
  subject: z.string().min(1).max(500),
  html: z.string().min(1),
  text: z.string().min(1),
  once: z.string().min(1).max(200).optional(),
});

/**
 * `POST /messages` is for server code with the secret key. It queues `{ to, kind, subject, html,
 * text, once }` and responds with 202 after the email is stored. A client that received no response
 * sends the request again with the same `once`. The email is then sent only once.
 */
export async function mailService(
  app: FastifyInstance,
  { pool, apiKeys }: { pool: pg.Pool; apiKeys: ApiKeys },
) {
  acceptAnyJson(app);
  app.addHook('onRequest', requireApiKey(apiKeys));
  app.post('/messages', async (request, reply) => {
    if (callerOf(request, apiKeys).kind !== 'service') {
      return reply.code(403).send({ message: 'Only the secret key may send mail' });
    }
    const mail = body.safeParse(request.body);
    if (!mail.success) {
      const issue = mail.error.issues[0];
      return reply.code(400).send({ message: `${issue?.path.join('.')}: ${issue?.message}` });
    }
    try {
      await queueEmail(pool, mail.data);
    } catch (error) {
      if (!(error instanceof RecipientError)) throw error;
      return reply.code(400).send({ message: `to: ${error.message}` });
    }
    return reply.code(202).send({});
  });
}
