import { randomInt } from 'node:crypto';
import type pg from 'pg';

export type RefreshTokenRow = {
  id: string;
  token: string;
  user_id: string;
  session_id: string;
  parent: string | null;
  revoked: boolean;
  updated_at: Date;
};

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Whether a text has the form of a refresh token: of ours, or of the 12 characters of an account that was
 * brought along.
 */
export function isRefreshToken(text: string): boolean {
  return /^[a-z0-9]{12}$|^[a-z0-9]{24}$/.test(text);
}

/** Adds a refresh token to a session; `parent` is the token it takes the place of. */
export async function createRefreshToken(
  client: pg.ClientBase,
  session: { id: string; user_id: string },
  parent = '',
): Promise<string> {
  // 24 characters of 36 hold 124 bits.
  const token = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await client.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, now(), now())`,
    [token, session.user_id, session.id, parent],
  );
  return token;
}

/** Finds a refresh token and locks its session's row, so that parallel refreshes take turns. */
export async function lockRefreshToken(
  client: pg.ClientBase,
  token: string,
): Promise<RefreshTokenRow | undefined> {
  await client.query(
    `select from auth.sessions where id = (
       select session_id from auth.refresh_tokens where token = $1) for update`,
    [token],
  );
  const { rows } = await client.query<RefreshTokenRow>(
    'select * from auth.refresh_tokens where token = $1 and session_id is not null',
    [token],
  );
  return rows[0];
}

/** The token of a session that may be used next; undefined when the session has none. */
export async function activeRefreshToken(
  client: pg.ClientBase,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  const { rows } = await client.query<RefreshTokenRow>(
    `select * from auth.refresh_tokens where session_id = $1 and not revoked
     order by id desc limit 1`,
    [sessionId],
  );
  return rows[0];
}

/**
 * Gives a session a refresh token in place of all that it had: none of those may take part in
 * the assurance level that it has now.
 */
export async function replaceRefreshTokens(
  client: pg.ClientBase,
  session: { id: string; user_id: string },
): Promise<string> {
  await client.query('delete from auth.refresh_tokens where session_id = $1', [session.id]);
  return createRefreshToken(client, session);
}

/** Marks a token as used. */
export async function revokeRefreshToken(client: pg.ClientBase, id: string) {
  await client.query(
    'update auth.refresh_tokens set revoked = true, updated_at = now() where id = $1',
    [id],
  );
}
