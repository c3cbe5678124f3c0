import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { isBirthDate } from '~/shared/fields/date-parts';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalog';

/** The issues of this form: keys of `activation:issues`. */
export type IdentityIssue = keyof Messages['activation']['issues'];

const issue = (key: IdentityIssue) => ({ error: key, abort: true });

/** What identifies a member: email and date of birth (`1988-07-14`). */
const identitySchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  birthDate: z
    .string()
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, issue('birthDateRequired')),
      z.refine(isBirthDate, issue('birthDateInvalid')),
    ),
});

export type Identity = z.infer<typeof identitySchema>;

/** Loaded when the member starts to fill in the form. */
export function identityForm() {
  return createFormControl<Identity>({ resolver: zodResolver(identitySchema) });
}
