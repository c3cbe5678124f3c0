import { z } from 'zod/mini';
import type { Messages } from '~/i18n/catalogue';
import { typedEmail } from '~/lib/typed-credentials';

/** What can be wrong with the form: keys of `commandCenter:login.validation`. */
export type LoginIssue = keyof Messages['commandCenter']['login']['validation'];

const issue = (key: LoginIssue) => ({ error: key, abort: true });

export const loginSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  password: z.string().check(z.minLength(1, issue('passwordRequired'))),
});

export type Login = z.infer<typeof loginSchema>;
