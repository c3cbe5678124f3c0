import type pg from 'pg';
import { saveEmailIdentity } from '../identities.ts';
import { clearLinks } from '../one-time-tokens.ts';
import { mergeMetadata, type UserRow, updateUser } from '../users.ts';

/** Marks the login's email as confirmed. All earlier emailed codes and links become invalid. */
export async function confirmEmail(client: pg.ClientBase, user: UserRow) {
  await updateUser(client, user.id, {
    confirmation_token: '',
    email_confirmed_at: new Date(),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
  });
  await saveEmailIdentity(client, user.id, user.email ?? '', true);
  await clearLinks(client, user.id);
}
