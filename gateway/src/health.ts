import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * `GET /health` returns 200 when the database responds and 503 when it does not. Load balancers and
 * operators use it.
 */
export function healthRoute(app: FastifyInstance, pool: pg.Pool) {
  app.get('/health', async (_request, reply) => {
    const started = performance.now();
    const database = await pool.query('select').then(
      () => ({ status: 'ok', ms: Math.round(performance.now() - started) }),
      () => ({ status: 'unreachable' }),
    );
    const status = database.status;
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, database, uptime: Math.round(process.uptime()) });
  });
}
