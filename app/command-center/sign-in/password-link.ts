import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callFunction } from '~/command-center/kit/backend/call-function';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';

/** The result of `read_admin_password_link` (supabase/migrations). */
const linkAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('invalid') }),
  z.object({
    status: z.literal('ready'),
    kind: z.literal(['invitation', 'reset']),
    first_name: z.string(),
    email: z.string(),
  }),
]);

export type PasswordLink = z.infer<typeof linkAnswer>;

/**
 * The purpose of an emailed link. Reading it does not use it up.
 * @throws AppError
 */
export async function readPasswordLink(token: string): Promise<PasswordLink> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'read_admin_password_link', { token });
  if (error) throw adminRequestError(error, status);
  return linkAnswer.parse(data);
}

/**
 * Sets the password of the admin whom the link was sent to.
 * @returns whether the link was still valid.
 * @throws AppError
 */
export async function setPasswordWithLink(token: string, password: string): Promise<boolean> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(backend, 'use_admin_password_link', {
    token,
    password,
  });
  if (error) throw adminRequestError(error, status);
  return z.object({ status: z.literal(['invalid', 'done']) }).parse(data).status === 'done';
}

/**
 * Emails a link to an admin. The response does not reveal whether the account exists.
 * @throws AppError
 */
export function requestPasswordLink(email: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { email, language });
}
