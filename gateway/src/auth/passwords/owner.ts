import type { UserRow } from '../users.ts';
import type { Owner } from './guessable.ts';

/** The owner of a login's password, as the login is or is about to be. */
export function ownerOf(
  { email, raw_user_meta_data }: UserRow,
  newEmail = '',
  changes: Record<string, unknown> = {},
): Owner {
  return { email: newEmail || email, data: { ...raw_user_meta_data, ...changes } };
}
