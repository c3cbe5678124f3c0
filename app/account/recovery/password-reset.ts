import { AppError } from '~/shared/backend/app-error';
import { invoke } from '~/shared/backend/invoke';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { FunctionRefusal } from './function-refusal';
import type { ResetLink } from './reset-link';

/**
 * Emails a member the link to choose a new password.
 * @param resetUrl the page that the link opens; it determines the language of the email.
 * @throws FunctionRefusal, AppError
 */
export function requestReset(email: string, resetUrl: string): Promise<void> {
  return callFunction('send-password-reset', { email, resetUrl });
}

/**
 * Checks whether a reset link still works. The check does not use up the link.
 * @returns true if the request fails, too: the form reports the failure.
 */
export async function checkLink(link: ResetLink, language: Language): Promise<boolean> {
  try {
    await callFunction('reset-password', { ...link, check: true, language });
    return true;
  } catch (error) {
    return !(error instanceof FunctionRefusal && error.code === 'reset_link_invalid');
  }
}

/**
 * Sets a new password and uses up the emailed link.
 * @throws FunctionRefusal, AppError
 */
export function resetPassword(link: ResetLink, newPassword: string, language: Language) {
  return callFunction('reset-password', { ...link, newPassword, language });
}

async function callFunction(name: string, body: Record<string, string | boolean>): Promise<void> {
  const supabase = await loadSupabase();
  const { data, error, status } = await invoke<{ success?: boolean } | null>(supabase, name, body);
  if (error?.message && status) {
    throw new FunctionRefusal(error.code, { serverMessage: error.message });
  }
  if (error) throw requestError(error, status);
  if (!data?.success) throw new AppError('unexpected', `${name} did not report a success.`);
}
