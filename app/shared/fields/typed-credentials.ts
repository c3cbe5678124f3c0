import { z } from 'zod/mini';
import { minimumPasswordLength } from './password-length';

/** A failed check: the message key, and whether later checks are skipped. */
type Issue = { error: string; abort?: boolean };

/** An email address, normalized like in the database. */
export function typedEmail(missing: Issue, invalid: Issue) {
  return z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.email(invalid));
}

/** A new password and its confirmation. */
export function passwordTwice(short: Issue, differ: Issue) {
  return z
    .object({
      password: z.string().check(z.minLength(minimumPasswordLength, short)),
      confirmation: z.string(),
    })
    .check(
      z.refine(({ password, confirmation }) => password === confirmation, {
        ...differ,
        path: ['confirmation'],
      }),
    );
}
