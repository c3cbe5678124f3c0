import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { isBirthDate } from '~/shared/fields/date-parts';
import { minimumPasswordLength, typedEmail } from '~/shared/fields/typed-credentials';
import { isPhone } from '~/shared/format/phone';
import { usStates } from '~/shared/format/us-states';
import type { Messages } from '~/shared/i18n/catalog';

/** The issues of an application: keys of `signup:issues`. */
export type ApplicationIssue = keyof Messages['signup']['issues'];

const adultAge = 18;
const longestName = 100;
const longestPhone = 32;

// No check aborts, because that would skip the comparison of the passwords. The first issue of a
// field counts.
const issue = (key: ApplicationIssue) => ({ error: key });

const name = (missing: ApplicationIssue) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, issue(missing)), z.maxLength(longestName, issue('tooLong')));

/** The values of the sign-up form. The database has the same limits. */
export const applicationSchema = z
  .object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    email: typedEmail(issue('email'), issue('emailInvalid')),
    phone: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, issue('phone')),
        z.maxLength(longestPhone, issue('phoneInvalid')),
        z.refine(isPhone, issue('phoneInvalid')),
      ),
    state: z.string().check(z.refine((code) => code in usStates, issue('state'))),
    dateOfBirth: z.string().check(
      z.minLength(1, issue('dateOfBirth')),
      z.refine(isBirthDate, issue('dateOfBirthInvalid')),
      z.refine((text) => !isBirthDate(text) || isOfAge(text), issue('underAge')),
    ),
    password: z
      .string()
      .check(
        z.minLength(1, issue('password')),
        z.minLength(minimumPasswordLength, issue('passwordShort')),
      ),
    confirmPassword: z.string().check(z.minLength(1, issue('confirmPassword'))),
    consent: z.literal(true, issue('consent')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      error: 'passwordsDiffer' satisfies ApplicationIssue,
      path: ['confirmPassword'],
      // Runs even if another field is invalid, so that the visitor can fix everything at once.
      when: ({ value }) => hasBoth(value),
    }),
  );

export type Application = z.infer<typeof applicationSchema>;

function hasBoth(value: unknown): boolean {
  const { password, confirmPassword } = value as Partial<Application>;
  return Boolean(password && confirmPassword);
}

/** A calendar date between 1900 and today. ISO dates compare as strings. */
/** Uses the current date in the applicant's time zone. */
function isOfAge(text: string): boolean {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    `${part}`.padStart(2, '0'),
  );
  return text <= `${now.getFullYear() - adultAge}-${month}-${day}`;
}

/** Loaded when the visitor starts to fill in the form. */
export function applicationForm() {
  return createFormControl<Application>({ resolver: zodResolver(applicationSchema) });
}
