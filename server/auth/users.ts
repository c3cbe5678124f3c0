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
  identities: unknown[];
  factors: unknown[] | null;
};

const select = `
  select users.*,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
        'identity_data', i.identity_data, 'provider', i.provider,
        'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email) order by i.created_at), '[]')
      from auth.identities i where i.user_id = users.id) as identities,
    (select jsonb_agg(jsonb_build_object(
        'id', f.id, 'created_at', f.created_at, 'updated_at', f.updated_at, 'status', f.status,
        'friendly_name', f.friendly_name, 'factor_type', f.factor_type) order by f.created_at)
      from auth.mfa_factors f where f.user_id = users.id) as factors
  from auth.users`;

type Queryable = Pick<pg.ClientBase, 'query'>;

/** Finds a login by its e-mail, however it is written; undefined when there is none. */
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

/** Finds a login by its id; undefined when there is none. */
export async function findUserById(database: Queryable, id: string): Promise<UserRow | undefined> {
  const { rows } = await database.query<UserRow>({
    name: 'auth_user_by_id',
    text: `${select} where id = $1 and deleted_at is null`,
    values: [id],
  });
  return rows[0];
}

/** Whether the login is banned at this moment. */
export function isBanned(user: UserRow): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > Date.now();
}

/**
 * The login as the protocol shows it. Empty values are left out where the protocol's own server
 * leaves them out (`omitempty`); nothing secret is ever in it.
 * @see https://github.com/supabase/auth internal/models/user.go
 */
export function userJson(user: UserRow) {
  return {
    id: user.id,
    aud: user.aud ?? '',
    role: user.role ?? '',
    email: user.email ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      invited_at: user.invited_at,
    }),
    phone: user.phone ?? '',
    ...present({
      phone_confirmed_at: user.phone_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      confirmed_at: user.confirmed_at,
      recovery_sent_at: user.recovery_sent_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change_sent_at,
      new_phone: user.phone_change,
      phone_change_sent_at: user.phone_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...present({ factors: user.factors }),
    identities: user.identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...present({ banned_until: user.banned_until }),
    is_anonymous: user.is_anonymous,
  };
}

function present(fields: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => Boolean(value)));
}
