import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import type { Backend } from '~/shared/backend/supabase';
import { SignUpError } from './sign-up-error';

/**
 * Stops members who would apply once more, and says where to go instead.
 * @throws SignUpError `needs_activation`, `already_registered`, or AppError
 */
export async function requireNewEmail(supabase: Backend, email: string): Promise<void> {
  const { data, error, status } = await callGuarded(supabase, 'member_sign_in_status', { email });
  if (error) throw requestError(error, status);
  const { status: standing } = data as { status: string };
  if (standing === 'not_member') return;
  throw new SignUpError(standing === 'needs_activation' ? standing : 'already_registered');
}
