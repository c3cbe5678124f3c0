import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The login columns that hold a code's hash. The kinds of one-time tokens have the same names. */
export type TokenKind =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token';

/** A code to enter and a link to open: two secrets for the same purpose. */
export type OneTimeToken = {
  /** Digits, for the text of the email. */
  code: string;
  /** The hash that the login's column stores. */
  codeHash: string;
  /** The token for the link of the email. */
  link: string;
};

/** Prefix of a link token whose session goes to the client that started the flow (PKCE). */
export const pkcePrefix = 'pkce_';

/**
 * Creates a token for an email. Supabase Auth also puts the code's hash into the link. Here the
 * link has a random token, so that a guessed six-digit code never opens it.
 */
export function createOneTimeToken(email: string, digits: number, isPkce: boolean): OneTimeToken {
  const prefix = isPkce ? pkcePrefix : '';
  const code = Array.from({ length: digits }, () => randomInt(10)).join('');
  return {
    code,
    codeHash: prefix + hashCode(email, code),
    link: prefix + randomBytes(28).toString('hex'),
  };
}

/** Whether a code matches the stored hash. */
export function codeMatches(email: string, code: string, stored: string | null): boolean {
  if (!stored) return false;
  const hash = hashCode(email, code);
  return stored === hash || stored === pkcePrefix + hash;
}

/** Stores a link's token as a hash and replaces an earlier one of the same kind. */
export async function saveLink(
  client: pg.ClientBase,
  userId: string,
  kind: TokenKind,
  { link }: OneTimeToken,
  email: string,
) {
  await client.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
     values ($1, $2, $3, $4, $5)
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = now(), updated_at = now()`,
    [randomUUID(), userId, kind, hashLink(link), email],
  );
}

/** Finds the owner of a link. Returns undefined for an unknown or used link. */
export async function findLink(
  client: pg.ClientBase,
  link: string,
  kinds: TokenKind[],
): Promise<{ user_id: string; token_type: TokenKind } | undefined> {
  const { rows } = await client.query<{ user_id: string; token_type: TokenKind }>(
    `select user_id, token_type from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2::auth.one_time_token_type[])`,
    [hashLink(link), kinds],
  );
  return rows[0];
}

/** Deletes the links of a login: one kind, or all. */
export async function clearLinks(client: pg.ClientBase, userId: string, kind?: TokenKind) {
  await client.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = coalesce($2::auth.one_time_token_type, token_type)`,
    [userId, kind ?? null],
  );
}

/** Hashes a code like Supabase Auth (internal/crypto GenerateTokenHash). */
function hashCode(email: string, code: string): string {
  return createHash('sha224')
    .update(email + code)
    .digest('hex');
}

function hashLink(link: string): string {
  return createHash('sha224').update(link).digest('hex');
}
