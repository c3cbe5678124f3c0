import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { z } from 'zod/mini';

export type SetPasswordIssue = 'short' | 'differ';
export type NewPassword = { password: string; confirmation?: string | undefined };

const issue = (key: SetPasswordIssue) => ({ error: key, abort: true });

/** The form of a new password, loaded with the first input; `isRepeated` if it is entered twice. */
export function setPasswordForm(minimumLength: number, isRepeated: boolean) {
  const schema = z
    .object({
      password: z.string().check(z.minLength(minimumLength, issue('short'))),
      confirmation: z.optional(z.string()),
    })
    .check(
      z.refine(({ password, confirmation }) => !isRepeated || password === confirmation, {
        ...issue('differ'),
        path: ['confirmation'],
      }),
    );
  return createFormControl<NewPassword>({ resolver: zodResolver(schema) });
}
