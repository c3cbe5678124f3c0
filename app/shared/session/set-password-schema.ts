import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';
import { minimumPasswordLength } from '~/shared/fields/typed-credentials';

export type SetPasswordIssue = 'short' | 'differ';
export type NewPassword = { password: string; confirmation?: string | undefined };

// No check aborts, because that would skip the comparison of the passwords.
const issue = (key: SetPasswordIssue) => ({ error: key });

/** A new password; `isRepeated` if it is entered twice. */
export function newPasswordSchema(isRepeated: boolean) {
  return z
    .object({
      password: z.string().check(z.minLength(minimumPasswordLength, issue('short'))),
      confirmation: z.optional(z.string()),
    })
    .check(
      z.refine(({ password, confirmation }) => !isRepeated || password === confirmation, {
        ...issue('differ'),
        path: ['confirmation'],
      }),
    );
}

/** The form of a new password, loaded with the first input. */
export function setPasswordForm(isRepeated: boolean) {
  return createFormControl<NewPassword>({ resolver: zodResolver(newPasswordSchema(isRepeated)) });
}
