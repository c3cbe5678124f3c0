import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { TokenResponse } from '../issue-tokens.ts';
import { asAuthError } from '../known-errors.ts';
import { limitAddress } from '../limits.ts';
import { pkcePrefix } from '../one-time-tokens.ts';
import { openSession } from '../open-session.ts';
import { type FlowMethod, issueAuthCode } from '../pkce.ts';
import { redirectTarget } from '../redirects/redirect-target.ts';
import { acceptToken } from './accept.ts';
import { findByLink } from './find-token.ts';
import { firstOfTwoConfirmed } from './verify-by-post.ts';

const flowMethods: Record<string, FlowMethod> = {
  signup: 'email/signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change: 'email_change',
};

/** Marks every fragment from this service, so that clients can distinguish it from others. */
const signature = { sb: '' };

/**
 * Handles an emailed link and redirects the browser to the requested URL. The URL has a session in
 * the fragment, a code in the query (PKCE), or the error. An error is in the fragment and, with
 * PKCE, also in the query. A browser gets the error of a link without type or token in the same
 * way.
 * @throws AuthError for such a link if the client is not a browser, and for too many requests
 * @see https://github.com/supabase/auth internal/api/verify.go (verifyGet)
 */
export async function verifyByLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await limitAddress(context, request, 'verify');
  const { type, token } = request.query as Record<string, unknown>;
  const target = redirectTarget(context, request);
  if (!isText(type) || !isText(token)) {
    const missing = isText(type) ? 'token or a token hash' : 'verification type';
    const incomplete = new AuthError(400, 'validation_failed', `Verify requires a ${missing}`);
    if (!request.headers.accept?.includes('text/html')) throw incomplete;
    return reply.redirect(errorAddress(target, incomplete, false), 303);
  }
  const method = token.startsWith(pkcePrefix) ? flowMethods[type] : undefined;
  try {
    const outcome = await follow(context, request, { type, token, method });
    return reply.redirect(address(target, type, outcome, method !== undefined), 303);
  } catch (error) {
    const known = asAuthError(error);
    if (!known) throw error;
    return reply.redirect(errorAddress(target, known, method !== undefined), 303);
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !value.includes('\0');
}

type Outcome = 'one of two' | { code: string } | { tokens: TokenResponse };

async function follow(
  context: AuthContext,
  request: FastifyRequest,
  link: { type: string; token: string; method: FlowMethod | undefined },
): Promise<Outcome> {
  const { type, token, method } = link;
  const outcome = await inTransaction(context.pool, async (client) => {
    const found = await findByLink(client, context.config, type, token);
    const user = await acceptToken(client, context, request, found);
    if (!user) return 'one of two';
    if (!method) return openSession(client, context, request, user, 'otp');
    return { code: await issueAuthCode(client, user.id, method) };
  });
  if (outcome === 'one of two' || 'tokens' in outcome) return outcome;
  if ('refusal' in outcome) throw outcome.refusal;
  if (outcome.code) return { code: outcome.code };
  throw new AuthError(
    400,
    'flow_state_not_found',
    'No associated flow state found. No valid flow state found for user.',
  );
}

function address(target: string, type: string, outcome: Outcome, isPkce: boolean): string {
  if (outcome === 'one of two') {
    const message = { message: firstOfTwoConfirmed };
    return withParameters(target, isPkce ? message : {}, { ...message, ...signature });
  }
  if ('code' in outcome) return withParameters(target, outcome);
  const { access_token, token_type, expires_in, expires_at, refresh_token } = outcome.tokens;
  return withParameters(
    target,
    {},
    {
      access_token,
      expires_at: String(expires_at),
      expires_in: String(expires_in),
      refresh_token,
      ...signature,
      token_type,
      type,
    },
  );
}

function errorAddress(target: string, error: AuthError, isPkce: boolean): string {
  const names: Record<number, string> = {
    400: 'invalid_request',
    401: 'unauthorized_client',
    403: 'access_denied',
    500: 'server_error',
    503: 'temporarily_unavailable',
  };
  const name = names[error.status];
  const told = {
    ...(name ? { error: name } : {}),
    error_code: error.code ?? '',
    error_description: error.message,
  };
  return withParameters(target, isPkce ? told : {}, { ...told, ...signature });
}

function withParameters(
  target: string,
  query: Record<string, string>,
  fragment?: Record<string, string>,
): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  if (fragment) url.hash = new URLSearchParams(fragment).toString();
  return url.href;
}
