import { AppError } from '~/shared/backend/app-error';

/** The minimum length in characters, as in the database (`private.admin_password_weakness`). */
export const shortestPassword = 12;

const weaknesses = {
  too_short: 'tooShort',
  too_long: 'tooLong',
  repeated: 'repeated',
  common: 'common',
  own_data: 'ownData',
} as const;

export type PasswordWeakness = (typeof weaknesses)[keyof typeof weaknesses];

/** The reason why the database refused an admin's password; undefined for any other error. */
export function passwordWeakness(error: unknown): PasswordWeakness | undefined {
  if (!(error instanceof AppError)) return undefined;
  const { code, hint } = (error.cause ?? {}) as { code?: string; hint?: string };
  if (code !== 'weak_password') return undefined;
  return weaknesses[hint as keyof typeof weaknesses] ?? 'common';
}
