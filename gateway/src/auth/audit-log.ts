import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { addressOf } from './device.ts';
import type { UserRow } from './users.ts';

const logTypes = {
  login: 'account',
  login_refused: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  token_revoked: 'token',
  token_refreshed: 'token',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  identity_unlinked: 'user',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  verification_refused: 'factor',
  factor_deleted: 'factor',
} as const;

/** The actor of an entry: a login, or the project's own server with its secret key. */
export type Actor = Pick<UserRow, 'id' | 'email' | 'is_sso_user' | 'raw_user_meta_data'>;

/** The actor of every action with the secret key. */
export const serviceRole: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  email: 'service_role',
  is_sso_user: false,
  raw_user_meta_data: null,
};

/**
 * The actor of a sign-in with an unknown email. The log omits the entered text, because it can be
 * anything.
 */
export const unknownActor: Actor = {
  id: '00000000-0000-0000-0000-000000000000',
  email: null,
  is_sso_user: false,
  raw_user_meta_data: null,
};

/**
 * Writes an audit log entry in the transaction of the logged action. Entries contain no secrets.
 * Supabase Auth does not log refusals (`login_refused`, `verification_refused`); the gateway does.
 * @see https://github.com/supabase/auth internal/models/audit_log_entry.go for the shape
 */
export async function writeAuditLog(
  database: Pick<pg.ClientBase, 'query'>,
  request: FastifyRequest,
  actor: Actor,
  action: keyof typeof logTypes,
  traits?: Record<string, unknown>,
) {
  const name = actor.raw_user_meta_data?.full_name;
  const payload = {
    actor_id: actor.id,
    actor_via_sso: actor.is_sso_user,
    actor_username: actor.email ?? '',
    ...(name === undefined ? {} : { actor_name: name }),
    action,
    log_type: logTypes[action],
    ...(traits ? { traits } : {}),
  };
  await database.query({
    name: 'auth_write_audit_log',
    text: `insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
      values ('00000000-0000-0000-0000-000000000000', $1, $2, now(), $3)`,
    values: [randomUUID(), payload, addressOf(request)],
  });
}
