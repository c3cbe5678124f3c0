import { z } from 'zod/mini';
import { minimumPasswordLength } from '~/config/passwords';
import type { Messages } from '~/i18n/catalogue';

/** What can be wrong with these forms: keys of `recovery:issues`. */
export type RecoveryIssue = keyof Messages['recovery']['issues'];

const issue = (key: RecoveryIssue) => ({ error: key, abort: true });

/** Who asks for a link. */
export const requestSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, issue('emailRequired')),
      z.email(issue('emailInvalid')),
    ),
});

/** The new password, twice. */
export const newPasswordSchema = z
  .object({
    password: z.string().check(z.minLength(minimumPasswordLength, issue('passwordShort'))),
    confirmation: z.string(),
  })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      ...issue('passwordsDiffer'),
      path: ['confirmation'],
    }),
  );

export type ResetRequest = z.infer<typeof requestSchema>;
export type NewPassword = z.infer<typeof newPasswordSchema>;
