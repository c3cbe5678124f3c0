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
 * Whether text has the format of a refresh token. Ours have 24 characters; those of imported
 * accounts have 12.
 */
export function isRefreshToken(text: string): boolean {
  return /^[a-z0-9]{12}$|^[a-z0-9]{24}$/.test(text);
}

/** Adds a refresh token to a session; `parent` is the token that it replaces. */
export async function createRefreshToken(
  client: pg.ClientBase,
  session: { id: string; user_id: string },
  parent = '',
): Promise<string> {
  // 24 characters from an alphabet of 36 provide 124 bits.
  const token = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await client.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, now(), now())`,
    [token, session.user_id, session.id, parent],
  );
  return token;
}

/**
 * Finds a refresh token and locks its session's row, so that concurrent refreshes run one at a
 * time.
 */
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

/** Finds the active refresh token of a session. Returns undefined if there is none. */
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
 * Replaces all refresh tokens of a session with a new one. Old tokens must not get the session's
 * new assurance level.
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
