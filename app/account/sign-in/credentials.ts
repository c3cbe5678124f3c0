import { z } from 'zod/mini';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';

/** What can be wrong with a sign-in form: keys of `auth:validation`. */
export type CredentialsIssue = keyof Messages['auth']['validation'];

const issue = (key: CredentialsIssue) => ({ error: key, abort: true });

/** What the sign-in form asks for. E-mail addresses are compared as the database keeps them. */
export const credentialsSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  password: z.string().check(z.minLength(1, issue('passwordRequired'))),
});

export type Credentials = z.infer<typeof credentialsSchema>;
