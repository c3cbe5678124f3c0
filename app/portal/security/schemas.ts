import { z } from 'zod/mini';
import { minimumPasswordLength } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalog';

/** What can be wrong with these forms: keys of `security:issues`. */
export type SecurityIssue = keyof Messages['security']['issues'];

const issue = (key: SecurityIssue) => ({ error: key });

/** Another e-mail than the one in use. */
export function emailSchema(current: string) {
  return z.object({
    email: z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.includes('@', issue('emailInvalid')),
      z.refine((email) => email !== current.toLowerCase(), issue('emailSame')),
    ),
  });
}

/** The current password, and the new one twice. */
export const passwordSchema = z
  .object({ current: z.string(), password: z.string(), confirmation: z.string() })
  .check(
    z.refine(({ current, password, confirmation }) => current && password && confirmation, {
      ...issue('fieldsMissing'),
      path: ['root'],
    }),
    z.refine(({ password }) => !password || password.length >= minimumPasswordLength, {
      ...issue('passwordShort'),
      path: ['password'],
    }),
    z.refine(isSameOrIncomplete, {
      ...issue('passwordsDiffer'),
      path: ['confirmation'],
    }),
  );

function isSameOrIncomplete({
  password,
  confirmation,
}: Record<'password' | 'confirmation', string>) {
  return !password || !confirmation || password === confirmation;
}

export type PasswordChange = z.infer<typeof passwordSchema>;
