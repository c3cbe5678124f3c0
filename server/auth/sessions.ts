import type pg from 'pg';

export type SessionRow = {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2' | 'aal3';
  /** Authentication methods and when each was used (Unix seconds), newest first. */
  amr: { method: string; timestamp: number }[];
};

/** What is known about the device that asks. */
export type Device = { userAgent: string | undefined; ip: string };

const columns = `
  sessions.id, sessions.user_id, sessions.aal,
  (select coalesce(jsonb_agg(jsonb_build_object(
      'method', c.authentication_method,
      'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc), '[]')
    from auth.mfa_amr_claims c where c.session_id = sessions.id) as amr`;

/** Opens a session of assurance level 1 and notes that its user has signed in. */
export async function createSession(
  client: pg.ClientBase,
  userId: string,
  device: Device,
): Promise<SessionRow> {
  const { rows } = await client.query<{ id: string }>(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
     values (gen_random_uuid(), $1, now(), now(), 'aal1', $2, $3) returning id`,
    [userId, device.userAgent ?? null, device.ip],
  );
  const id = rows[0]?.id as string;
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values (gen_random_uuid(), $1, now(), now(), 'password')`,
    [id],
  );
  await client.query(
    'update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1',
    [userId],
  );
  const session = await findSession(client, id);
  if (!session) throw new Error('a session that was just made is not there');
  return session;
}

/** Finds a session that has not ended; undefined when there is none. */
export async function findSession(
  database: Pick<pg.ClientBase, 'query'>,
  id: string,
): Promise<SessionRow | undefined> {
  const { rows } = await database.query<SessionRow>({
    name: 'auth_session_by_id',
    text: `select ${columns} from auth.sessions
      where id = $1 and (not_after is null or not_after > now())`,
    values: [id],
  });
  return rows[0];
}

/** Notes that a session was used to get a new token. */
export async function touchSession(client: pg.ClientBase, id: string, device: Device) {
  await client.query(
    'update auth.sessions set refreshed_at = now(), user_agent = $2, ip = $3 where id = $1',
    [id, device.userAgent ?? null, device.ip],
  );
}

/** Ends one session; its refresh tokens go with it. */
export async function deleteSession(database: Pick<pg.ClientBase, 'query'>, id: string) {
  await database.query('delete from auth.sessions where id = $1', [id]);
}

/** Ends all sessions of a user, or all but one. */
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
