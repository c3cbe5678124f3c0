import { callFunction } from '~/command-center/kit/backend/call-function';
import type { Language } from '~/shared/i18n/language';
import type { User } from './fetch-users';

/**
 * Changes the email of an admin, ends their sessions and mailed links, and tells the old address.
 * @returns the `updated_at` of the changed row.
 * @throws AppError `conflict` where someone else was quicker
 */
export async function changeEmail(
  seen: Pick<User, 'id' | 'updated_at'>,
  email: string,
  language: Language,
): Promise<string> {
  const call = { adminId: seen.id, seenAt: seen.updated_at, email, language };
  const { updatedAt } = await callFunction<{ updatedAt: string }>('change-admin-email', call);
  return updatedAt;
}
