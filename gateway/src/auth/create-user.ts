import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { AuthError } from './errors.ts';
import { projectRefusal } from './project-refusal.ts';
import { findUserById, type UserRow } from './users.ts';

const uniqueViolation = '23505';

type NewUser = {
  email: string;
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
  id?: string;
  role?: string;
  appMetadata?: Record<string, unknown>;
  /**
   * Whether the user signs up without an admin. If so, metadata and identity contain each other's
   * fields.
   */
  isSignUp?: boolean;
};

/**
 * Adds an unconfirmed login account with its email identity. Supabase Auth also writes the empty
 * strings, because it cannot read nulls in these columns.
 * @throws AuthError 422 `email_exists`, also if a concurrent request was faster
 */
export async function createUser(client: pg.ClientBase, user: NewUser): Promise<UserRow> {
  const id = user.id ?? randomUUID();
  const identity = { sub: id, email: user.email, email_verified: false, phone_verified: false };
  const insert = client.query(
    `insert into auth.users (
       instance_id, id, aud, role, email, encrypted_password, confirmation_token, recovery_token,
       email_change_token_new, email_change, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
     ) values (
       '00000000-0000-0000-0000-000000000000', $1, 'authenticated', $2, $3, $4, '', '', '', '', $5, $6, now(), now()
     ) on conflict do nothing`,
    [
      id,
      user.role ?? 'authenticated',
      user.email,
      user.passwordHash,
      { provider: 'email', providers: ['email'], ...user.appMetadata },
      user.isSignUp ? { ...user.userMetadata, ...identity } : user.userMetadata,
    ],
  );
  const { rowCount } = await insert.catch(refusedByDatabase);
  if (rowCount !== 1) throw emailExists();
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::uuid::text, $1::uuid, $2, 'email', now(), now(), now())`,
    [id, user.isSignUp ? { ...user.userMetadata, ...identity } : identity],
  );
  const created = await findUserById(client, id);
  if (!created) throw new Error('the created user was not found');
  return created;
}

/**
 * Handles a refusal by the project's own trigger or constraint. The message is the one that
 * Supabase users know.
 */
function refusedByDatabase(error: Error): never {
  if (!(error instanceof pg.DatabaseError) || error.code === uniqueViolation) throw error;
  if (projectRefusal(error)) throw error;
  const refusal = new AuthError(500, 'unexpected_failure', 'Database error saving new user');
  refusal.cause = error;
  throw refusal;
}

/** Creates the protocol's error for an email that belongs to another account. */
export function emailExists() {
  return new AuthError(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}
