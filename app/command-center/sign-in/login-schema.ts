import { z } from 'zod/mini';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';

/** The errors of the form: keys of `commandCenter:login.validation`. */
export type LoginIssue = keyof Messages['commandCenter']['login']['validation'];

const issue = (key: LoginIssue) => ({ error: key, abort: true });

export const loginSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  password: z.string().check(z.minLength(1, issue('passwordRequired'))),
});

export type Login = z.infer<typeof loginSchema>;
