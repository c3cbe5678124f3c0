import type pg from 'pg';
import type { AuthConfig } from '../config.ts';
import { AuthError } from '../errors.ts';
import { codeMatches, findLink, type TokenKind } from '../one-time-tokens.ts';
import { isBanned, lockUser, type UserRow } from '../users.ts';

/** A valid token and its owner. */
export type FoundToken = { user: UserRow; kind: TokenKind };

/** The token kinds that each verification type accepts. */
const kindsOf: Record<string, TokenKind[]> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/**
 * Finds and locks the login of a link.
 * @throws AuthError 403 `otp_expired`, 403 `user_banned`, 400 `validation_failed`
 */
export async function findByLink(
  client: pg.ClientBase,
  config: AuthConfig,
  type: string,
  link: string,
): Promise<FoundToken> {
  const kinds = kindsOf[type];
  if (!kinds) throw invalid('Invalid email verification type');
  const owner = await findLink(client, link, kinds);
  const user = owner && (await lockUser(client, owner.user_id));
  // Check again under the lock, when no other request can use it, because a link works once.
  const token = user && (await findLink(client, link, kinds));
  if (!token || !isFresh(config, user, token.token_type)) {
    throw expired('Email link is invalid or has expired');
  }
  if (isBanned(user)) throw banned();
  return { user, kind: token.token_type };
}

/**
 * Finds and locks the login of an email and a code.
 * @throws AuthError 403 `otp_expired`, 403 `user_banned`, 400 `validation_failed`
 */
export async function findByCode(
  client: pg.ClientBase,
  config: AuthConfig,
  type: string,
  email: string,
  code: string,
): Promise<FoundToken> {
  const kinds = kindsOf[type] ?? [];
  const column = type === 'email_change' ? 'email_change' : 'email';
  const { rows } = await client.query<{ id: string }>(
    `select id from auth.users where (email = $1 or ${column} = $1) and not is_sso_user limit 5`,
    [email],
  );
  for (const { id } of rows) {
    const user = await lockUser(client, id);
    if (user && isBanned(user)) throw banned();
    const kind = kinds.find(
      (each) => user && isFresh(config, user, each) && codeMatches(email, code, user[each]),
    );
    if (user && kind) return { user, kind };
  }
  throw expired('Token has expired or is invalid');
}

/** Whether an emailed code or link of this kind has not expired. */
export function isFresh({ email }: AuthConfig, user: UserRow, kind: TokenKind): boolean {
  const sentAt = {
    confirmation_token: user.confirmation_sent_at,
    recovery_token: user.recovery_sent_at,
    email_change_token_new: user.email_change_sent_at,
    email_change_token_current: user.email_change_sent_at,
    reauthentication_token: user.reauthentication_sent_at,
  }[kind];
  return sentAt !== null && Date.now() <= sentAt.getTime() + email.otp_expiry * 1000;
}

function expired(message: string) {
  return new AuthError(403, 'otp_expired', message);
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}

function banned() {
  return new AuthError(403, 'user_banned', 'User is banned');
}
