import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { Handling } from './change-contact';

/** A change of one message or form; a row that is no longer as `seen` (`updated_at`) stays as it is. */
export type ContactChange = Handling & { id: string; seen?: string };

/**
 * Changes many messages and forms in one request, all or none.
 * @returns the changes that undo it, one for each row that has changed.
 * @throws AppError
 */
export async function changeContacts(changes: readonly ContactChange[]): Promise<ContactChange[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('change_contacts', { changes: [...changes] });
  if (error) throw adminRequestError(error, status);
  return data as ContactChange[];
}
