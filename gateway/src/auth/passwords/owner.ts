import type { UserRow } from '../users.ts';
import type { Owner } from './guessable.ts';

/** Returns the owner of a login's password, with the login's current or new data. */
export function ownerOf(
  { email, raw_user_meta_data }: UserRow,
  newEmail = '',
  changes: Record<string, unknown> = {},
): Owner {
  return { email: newEmail || email, data: { ...raw_user_meta_data, ...changes } };
}
