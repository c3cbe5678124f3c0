import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import type { Contact } from './fetch-contacts';

export type Handling = Partial<Pick<Contact, 'status' | 'priority' | 'assigned_to'>>;

/** A change of one message or form. It does not apply if `updated_at` differs from `seen`. */
export type ContactChange = Handling & { id: string; seen?: string };

/**
 * Changes status, priority or assignee, unless another admin changed the same field.
 * @returns the function that reverts the change.
 * @throws AppError `conflict`
 */
export function changeContact(seen: Contact, change: Handling): Promise<() => Promise<unknown>> {
  const table = seen.kind === 'form' ? 'form_submissions' : 'contact_messages';
  return changeWithUndo(table, seen, change);
}

/**
 * Changes many messages and forms in one request, all or none.
 * @returns the changes that revert the request, one for each row that has changed.
 * @throws AppError
 */
export async function changeContacts(changes: readonly ContactChange[]): Promise<ContactChange[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('change_contacts', { changes: [...changes] });
  if (error) throw adminRequestError(error, status);
  return data as ContactChange[];
}
