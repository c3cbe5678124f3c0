import { z } from 'zod/mini';
import { minimumPasswordLength } from './password-length';

/** What a check says: the key of a message, and whether the checks after it still count. */
type Issue = { error: string; abort?: boolean };

/** An e-mail address as it is typed; it is compared as the database keeps it. */
export function typedEmail(missing: Issue, invalid: Issue) {
  return z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, missing), z.email(invalid));
}

/** A new password, twice. */
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
