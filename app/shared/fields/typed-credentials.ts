import { z } from 'zod/mini';

/** The message key of a failed check, and whether later checks are skipped. */
type Issue = { error: string; abort?: boolean };

/** An email address, normalized like in the database. */
export function typedEmail(missing: Issue, invalid: Issue) {
  return z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.email(invalid));
}

/** The minimum length of a password, as in supabase/config.toml. */
export const minimumPasswordLength = 6;
