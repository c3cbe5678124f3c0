import { z } from 'zod/mini';
import { shortestPassword } from '~/command-center/kit/password-strength';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';

/** What can be wrong with a new password: keys of `adminPassword:validation`. */
export type PasswordIssue = keyof Messages['adminPassword']['validation'];

const issue = (key: PasswordIssue) => ({ error: key, abort: true });

export const passwordSchema = z
  .object({
    password: z.string().check(z.minLength(shortestPassword, issue('tooShort'))),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      ...issue('differ'),
      path: ['confirmPassword'],
    }),
  );

export type NewPassword = z.infer<typeof passwordSchema>;

export const linkSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
});

export type LinkRequest = z.infer<typeof linkSchema>;
