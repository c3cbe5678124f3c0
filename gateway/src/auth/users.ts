import type pg from 'pg';

/** A row of auth.users with its identities and factors. */
export type UserRow = {
  id: string;
  aud: string | null;
  role: string | null;
  email: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  invited_at: Date | null;
  confirmation_token: string | null;
  recovery_token: string | null;
  email_change_token_new: string | null;
  email_change_token_current: string | null;
  email_change_confirm_status: number | null;
  reauthentication_token: string | null;
  phone: string | null;
  phone_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  confirmed_at: Date | null;
  recovery_sent_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  is_sso_user: boolean;
  is_anonymous: boolean;
  banned_until: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  identities: IdentityJson[];
  factors: FactorJson[] | null;
};

export type IdentityJson = { identity_id: string; id: string; provider: string; email: string };
export type FactorJson = { id: string; status: string; factor_type: string; friendly_name: string };

/** The columns of a `UserRow`, for a query on auth.users. */
export const userColumns = `users.*,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
        'identity_data', i.identity_data, 'provider', i.provider,
        'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]')
      from auth.identities i where i.user_id = users.id) as identities,
    (select jsonb_agg(jsonb_build_object(
        'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
        'friendly_name', f.friendly_name, 'factor_type', f.factor_type,
        'phone', coalesce(f.phone, ''), 'last_challenged_at', f.last_challenged_at)
        order by f.created_at)
      from auth.mfa_factors f where f.user_id = users.id) as factors`;

const select = `select ${userColumns} from auth.users`;

type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * Finds a login by its email, ignoring case and surrounding spaces. Returns undefined if there is
 * none.
 */
export async function findUserByEmail(
  database: Queryable,
  email: string,
): Promise<UserRow | undefined> {
  const { rows } = await database.query<UserRow>({
    name: 'auth_user_by_email',
    text: `${select} where email = $1 and is_sso_user = false and deleted_at is null`,
    values: [email.trim().toLowerCase()],
  });
  return rows[0];
}

/** Finds a login by its ID. Returns undefined if there is none, or only one that was deleted. */
export async function findUserById(database: Queryable, id: string): Promise<UserRow | undefined> {
  const user = await findUserOrDeleted(database, id);
  return user?.deleted_at ? undefined : user;
}

/** Like `findUserById`, but also finds a deleted login whose row stays. */
export async function findUserOrDeleted(
  database: Queryable,
  id: string,
): Promise<UserRow | undefined> {
  const { rows } = await database.query<UserRow>({
    name: 'auth_user_by_id',
    text: `${select} where id = $1`,
    values: [id],
  });
  return rows[0];
}

/**
 * Lists a page of all logins, newest first; `filter` matches a part of the email or the full name.
 */
export async function listUsersPage(
  database: Queryable,
  { filter, limit, offset }: { filter: string; limit: number; offset: number },
): Promise<{ users: UserRow[]; total: number }> {
  const condition = `users.deleted_at is null and ($1 = ''
    or strpos(users.email, lower($1)) > 0
    or strpos(lower(users.raw_user_meta_data ->> 'full_name'), lower($1)) > 0)`;
  const { rows: users } = await database.query<UserRow>(
    `${select} where ${condition} order by created_at desc, id limit $2 offset $3`,
    [filter, limit, offset],
  );
  const { rows } = await database.query<{ total: number }>(
    `select count(*)::int as total from auth.users where ${condition}`,
    [filter],
  );
  return { users, total: rows[0]?.total ?? 0 };
}

/** Locks a login's row until the transaction ends, and returns its current data. */
export async function lockUser(client: pg.ClientBase, id: string): Promise<UserRow | undefined> {
  await client.query('select from auth.users where id = $1 for update', [id]);
  return findUserById(client, id);
}

/**
 * Updates columns of a login. The caller must set the column names in code, never from user input.
 */
export async function updateUser(
  client: pg.ClientBase,
  id: string,
  changes: Partial<Omit<UserRow, 'id' | 'identities' | 'factors'>>,
) {
  const names = Object.keys(changes);
  const assignments = names.map((name, index) => `"${name}" = $${index + 2}`);
  await client.query(
    `update auth.users set ${[...assignments, 'updated_at = now()'].join(', ')} where id = $1`,
    [id, ...Object.values(changes)],
  );
}

/** Merges changes into metadata. Keys are added or replaced, and null removes a key. */
export function mergeMetadata(
  before: Record<string, unknown> | null,
  changes: Record<string, unknown>,
) {
  const merged = Object.entries({ ...before, ...changes });
  return Object.fromEntries(merged.filter(([key, value]) => value !== null || !(key in changes)));
}

/** Whether the login is currently banned. */
export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}
