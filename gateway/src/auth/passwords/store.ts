import type pg from 'pg';
import { clearLinks } from '../one-time-tokens.ts';
import { deleteSessionsOf } from '../sessions.ts';
import { updateUser } from '../users.ts';

/**
 * Stores a new password. Whatever was mailed under the old one is void, and all sessions end but
 * the one in which it was changed.
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
