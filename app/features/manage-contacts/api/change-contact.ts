import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { Contact } from './fetch-contacts';

export type Handling = Partial<Pick<Contact, 'status' | 'priority' | 'assigned_to'>>;
type Seen = Pick<Contact, 'id' | 'kind' | 'updated_at'>;

/**
 * Changes status, priority or who looks after it, if nobody else has changed it meanwhile.
 * @param seen what was looked at: its `updated_at` must still stand.
 * @returns its new `updated_at`.
 * @throws AppError `conflict` where somebody was quicker
 */
export async function changeContact(seen: Seen, change: Handling): Promise<string> {
  const backend = await loadAdminBackend();
  const table = seen.kind === 'form' ? 'form_submissions' : 'contact_messages';
  const { data, error, status } = await backend
    .from(table)
    .update(change)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('updated_at')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
  return data.updated_at;
}
