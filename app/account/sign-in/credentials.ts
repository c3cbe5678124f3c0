import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalog';

/** The issues of the sign-in form: keys of `auth:validation`. */
export type CredentialsIssue = keyof Messages['auth']['validation'];

const issue = (key: CredentialsIssue) => ({ error: key, abort: true });

/** The values of the sign-in form. An email is compared in the form that the database stores. */
export const credentialsSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  password: z.string().check(z.minLength(1, issue('passwordRequired'))),
});

export type Credentials = z.infer<typeof credentialsSchema>;

/** Loaded when the user starts to fill in the form. */
export function credentialsForm() {
  return createFormControl<Credentials>({ resolver: zodResolver(credentialsSchema) });
}
