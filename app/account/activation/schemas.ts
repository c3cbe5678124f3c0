import { z } from 'zod/mini';
import { passwordTwice, typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';

/** What can be wrong with these forms: keys of `activation:issues`. */
export type ActivationIssue = keyof Messages['activation']['issues'];

const issue = (key: ActivationIssue) => ({ error: key, abort: true });

/** By what a member is known: e-mail and date of birth (`1988-07-14`). */
export const identitySchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, issue('birthDateRequired'))),
});

/** The password, twice. */
export const passwordSchema = passwordTwice(issue('passwordShort'), issue('passwordsDiffer'));

export type Identity = z.infer<typeof identitySchema>;
export type ChosenPassword = z.infer<typeof passwordSchema>;
