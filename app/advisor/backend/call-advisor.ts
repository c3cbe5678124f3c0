import { AppError } from '~/shared/backend/app-error';
import { callGuarded } from '~/shared/backend/call-guarded';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** The caller is no advisor, or no longer: the portal then answers like an unknown function. */
export class AccessEnded extends AppError {
  override name = 'AccessEnded';
  constructor() {
    super('not_found', 'The advisor portal is closed to this account.');
  }
}

type Call = 'advisor_home' | 'advisor_people' | 'advisor_notes' | 'write_advisor_note';

/**
 * Calls a function of the advisor portal.
 * @throws AccessEnded, or AppError if the request failed.
 */
export async function callAdvisor<Data>(
  name: Call,
  args: Record<string, unknown> = {},
  signal?: AbortSignal,
): Promise<Data> {
  const supabase = await loadSupabase();
  const { data, error, status } = await callGuarded(supabase, name, args as never, signal);
  if (error?.code === 'PGRST202') throw new AccessEnded();
  if (error) throw requestError(error, status);
  return data as Data;
}
