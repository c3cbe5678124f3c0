import { changeRow } from '~/command-center/kit/editor/change-row';
import type { Contact } from './fetch-contacts';

export type Handling = Partial<Pick<Contact, 'status' | 'priority' | 'assigned_to'>>;
type Seen = Pick<Contact, 'id' | 'kind' | 'updated_at' | keyof Handling>;

/**
 * Changes status, priority or who looks after it, unless another admin changed the same.
 * @returns its new `updated_at`.
 * @throws AppError `conflict` if another admin changed the same field
 */
export async function changeContact(seen: Seen, change: Handling): Promise<string> {
  const table = seen.kind === 'form' ? 'form_submissions' : 'contact_messages';
  const { updated_at } = await changeRow(table, seen, change);
  return updated_at;
}
