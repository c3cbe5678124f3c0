import type pg from 'pg';
import { z } from 'zod';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import type { FlowMethod } from './pkce.ts';

export type AccessTokenClaims = Record<string, unknown> & { sub: string; session_id: string };

/** The way that the session got this token, as the hook receives it. */
export type AuthenticationMethod = 'password' | 'otp' | 'totp' | 'token_refresh' | FlowMethod;

const output = z.union([
  z.object({
    error: z.object({ http_code: z.number().int().default(500), message: z.string().min(1) }),
  }),
  z.object({ claims: z.record(z.string(), z.unknown()) }),
]);

/** The hook's decision: the claims to sign, or the error to respond with. */
export type HookDecision = { claims: Record<string, unknown> } | { refusal: AuthError };

/**
 * Calls the project's custom access token hook, a PostgreSQL function, which returns the claims of
 * a token. Without a hook the claims stay unchanged.
 * @param client a connection in the transaction that creates the session, so that the hook's writes
 *   commit with it.
 * @see https://supabase.com/docs/guides/auth/auth-hooks/custom-access-token-hook
 */
export async function customizeAccessToken(
  client: pg.ClientBase,
  { config }: AuthContext,
  method: AuthenticationMethod,
  claims: AccessTokenClaims,
): Promise<HookDecision> {
  const hook = config.hook.custom_access_token;
  if (!hook) return { claims };
  const event = { user_id: claims.sub, claims, authentication_method: method };
  const { rows } = await client.query<{ output: unknown }>(
    // Schema and name are safe identifiers, because the config.toml pattern validates them.
    `select "${hook.schema}"."${hook.name}"($1::jsonb) as output`,
    [event],
  );
  const result = output.safeParse(rows[0]?.output);
  if (!result.success) throw new AuthError(500, undefined, `Error running hook URI: ${hook.uri}`);
  if ('claims' in result.data) return result.data;
  const { http_code, message } = result.data.error;
  return { refusal: new AuthError(http_code, undefined, message) };
}
