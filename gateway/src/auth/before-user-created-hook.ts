import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { addressOf } from './device.ts';
import { AuthError } from './errors.ts';

type FutureUser = { id: string; email: string; userMetadata: Record<string, unknown> };

const output = z.union([
  z.object({
    error: z.object({ http_code: z.number().int().default(500), message: z.string().min(1) }),
  }),
  z.object({}).nullable(),
]);

/**
 * Calls the project's hook before a user is created, a PostgreSQL function, which can refuse it.
 * @throws AuthError with the status and message of the hook
 * @see https://supabase.com/docs/guides/auth/auth-hooks/before-user-created-hook
 */
export async function requireHookApproval(
  database: Pick<pg.ClientBase, 'query'>,
  { config }: AuthContext,
  request: FastifyRequest,
  { id, email, userMetadata }: FutureUser,
): Promise<void> {
  const hook = config.hook.before_user_created;
  if (!hook) return;
  const event = {
    metadata: {
      uuid: randomUUID(),
      time: new Date().toISOString(),
      name: 'before-user-created',
      ip_address: addressOf(request),
    },
    user: {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: userMetadata,
      identities: [],
      is_anonymous: false,
    },
  };
  const { rows } = await database.query<{ output: unknown }>(
    // Schema and name are safe identifiers, because the config.toml pattern validates them.
    `select "${hook.schema}"."${hook.name}"($1::jsonb) as output`,
    [event],
  );
  const result = output.safeParse(rows[0]?.output);
  if (!result.success) throw new AuthError(500, undefined, `Error running hook URI: ${hook.uri}`);
  if (!result.data || !('error' in result.data)) return;
  const { http_code, message } = result.data.error;
  throw new AuthError(http_code, undefined, message);
}
