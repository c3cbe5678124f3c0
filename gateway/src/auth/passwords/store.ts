import type pg from 'pg';
import { clearLinks } from '../one-time-tokens.ts';
import { deleteSessionsOf } from '../sessions.ts';
import { updateUser } from '../users.ts';

/**
 * Stores a new password. It voids all earlier emailed codes and links. It also ends all sessions
 * except the one that changed the password.
 */
export async function storePassword(
  client: pg.ClientBase,
  userId: string,
  hash: string,
  sessionId?: string,
) {
  await updateUser(client, userId, {
    encrypted_password: hash,
    confirmation_token: '',
    confirmation_sent_at: null,
    recovery_token: '',
    recovery_sent_at: null,
    email_change_token_current: '',
    email_change_token_new: '',
    email_change_sent_at: null,
    reauthentication_token: '',
    reauthentication_sent_at: null,
  });
  await clearLinks(client, userId);
  await deleteSessionsOf(client, userId, sessionId);
}
