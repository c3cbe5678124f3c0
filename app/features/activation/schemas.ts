import { z } from 'zod/mini';
import { minimumPasswordLength } from '~/config/passwords';
import type { Messages } from '~/i18n/catalogue';

/** What can be wrong with these forms: keys of `activation:issues`. */
export type ActivationIssue = keyof Messages['activation']['issues'];

const issue = (key: ActivationIssue) => ({ error: key, abort: true });

/** By what a member is known: e-mail and date of birth (`1988-07-14`). */
export const identitySchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, issue('emailRequired')),
      z.email(issue('emailInvalid')),
    ),
  birthDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, issue('birthDateRequired'))),
});

/** The password, twice. */
export const passwordSchema = z
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

export type Identity = z.infer<typeof identitySchema>;
export type ChosenPassword = z.infer<typeof passwordSchema>;
