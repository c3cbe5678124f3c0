import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type ApiKeys, isServiceCall } from '../security/api-key.ts';
import type { Details } from './details.ts';

type Options = {
  pool: pg.Pool;
  apiKeys: ApiKeys;
  readDetails: () => Promise<Details>;
};

/**
 * `GET /health` returns 200 when the database responds and 503 when it does not. Load balancers and
 * operators use it. `GET /health?details` with the secret key in a header also returns `details`.
 * Without the key, it is the same as `/health`.
 */
export function healthRoute(app: FastifyInstance, { pool, apiKeys, readDetails }: Options) {
  app.get('/health', async (request, reply) => {
    const started = performance.now();
    const database = await pool.query('select').then(
      () => ({ status: 'ok', ms: Math.round(performance.now() - started) }),
      () => ({ status: 'unreachable' }),
    );
    const status = database.status;
    const { details } = request.query as { details?: unknown };
    const isDetailed = details !== undefined && isServiceCall(request, apiKeys);
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status,
        database,
        uptime: Math.round(process.uptime()),
        ...(isDetailed && { details: await readDetails() }),
      });
  });
}
