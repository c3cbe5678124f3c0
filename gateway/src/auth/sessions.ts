import type pg from 'pg';
import type { AuthenticationMethod } from './access-token-hook.ts';
import type { AuthConfig } from './config.ts';
import { sessionIsOpen } from './session-limits.ts';

export type SessionRow = {
  id: string;
  user_id: string;
  created_at: Date;
  aal: 'aal1' | 'aal2' | 'aal3';
  /** Authentication methods and when each was used (Unix seconds), newest first. */
  amr: { method: string; timestamp: number }[];
};

/** The known data about the device of the client. */
export type Device = { userAgent: string | undefined; ip: string };

/** The authentication methods of a session (`SessionRow.amr`), for a query on auth.sessions. */
export const amrColumn = `
  (select coalesce(jsonb_agg(jsonb_build_object(
      'method', c.authentication_method,
      'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc), '[]')
    from auth.mfa_amr_claims c where c.session_id = sessions.id)`;

/** Creates a session of assurance level 1 and records the sign-in of its user. */
export async function createSession(
  client: pg.ClientBase,
  userId: string,
  method: AuthenticationMethod,
  device: Device,
): Promise<SessionRow> {
  const { rows } = await client.query<{ id: string; created_at: Date; timestamp: number }>({
    name: 'auth_create_session',
    text: `with session as (
        insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
        values (gen_random_uuid(), $1, now(), now(), 'aal1', $3, $4) returning id, created_at
      ), method as (
        insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
        select gen_random_uuid(), id, now(), now(), $2 from session
      ), signed_in as (
        update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1
      )
      select id, created_at, floor(extract(epoch from created_at))::float8 as timestamp from session`,
    values: [userId, method, device.userAgent ?? null, device.ip],
  });
  const [session] = rows;
  if (!session) throw new Error('the created session was not found');
  const { id, created_at, timestamp } = session;
  return { id, user_id: userId, created_at, aal: 'aal1', amr: [{ method, timestamp }] };
}

/** Records the authentication method that the user has just used in a session. */
export async function addMethod(client: pg.ClientBase, id: string, method: AuthenticationMethod) {
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [id, method],
  );
}

/** Finds an open session. Returns undefined if there is none. */
export async function findSession(
  database: Pick<pg.ClientBase, 'query'>,
  config: Pick<AuthConfig, 'sessions'>,
  id: string,
): Promise<SessionRow | undefined> {
  const { rows } = await database.query<SessionRow>({
    name: 'auth_session_by_id',
    text: `select id, user_id, created_at, aal, ${amrColumn} as amr from auth.sessions
      where id = $1 and ${sessionIsOpen(config)}`,
    values: [id],
  });
  return rows[0];
}

/** Records that a session's user has verified a second factor. */
export async function raiseToSecondLevel(client: pg.ClientBase, id: string, factorId: string) {
  await client.query(
    "update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = now() where id = $1",
    [id, factorId],
  );
}

/** Ends the sessions of a user without a verified second factor. */
export async function deleteWeakerSessions(client: pg.ClientBase, userId: string) {
  await client.query("delete from auth.sessions where user_id = $1 and aal < 'aal2'", [userId]);
}

/** Records that a session was used to get a new token. */
export async function touchSession(client: pg.ClientBase, id: string, device: Device) {
  await client.query(
    "update auth.sessions set refreshed_at = now() at time zone 'utc', user_agent = $2, ip = $3 where id = $1",
    [id, device.userAgent ?? null, device.ip],
  );
}

/** Ends one session. Its refresh tokens are deleted with it. */
export async function deleteSession(database: Pick<pg.ClientBase, 'query'>, id: string) {
  await database.query('delete from auth.sessions where id = $1', [id]);
}

/** Ends all sessions of a user, or all except one. */
export async function deleteSessionsOf(
  database: Pick<pg.ClientBase, 'query'>,
  userId: string,
  exceptId?: string,
) {
  await database.query(
    'delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid',
    [userId, exceptId ?? null],
  );
}
