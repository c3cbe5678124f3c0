import { z } from 'zod/mini';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Identity } from './identity-form';

/** The result of `verify_member_credentials` (supabase/migrations). */
const answer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('not_found') }),
  z.object({ status: z.literal('already_linked') }),
  z.object({ status: z.literal('ready'), activation_token: z.string(), expires_at: z.string() }),
]);

/**
 * Checks whether the email and date of birth (`1988-07-14`) belong to a member without an account.
 * @returns with `ready`, a token to create one account for the email within 15 minutes.
 * @throws AppError
 */
export async function verifyMember({ email, birthDate }: Identity) {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, 'verify_member_credentials', {
    email,
    date_of_birth: birthDate,
  });
  if (error) throw requestError(error, status);
  return answer.parse(data);
}
