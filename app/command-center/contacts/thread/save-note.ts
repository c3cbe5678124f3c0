import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/**
 * Adds a note for the team.
 * @param id chosen by the caller, so that a repeated request stores the note only once.
 * @throws AppError
 */
export async function addNote(
  { id: subject, kind }: Pick<Contact, 'id' | 'kind'>,
  id: string,
  body: string,
): Promise<void> {
  const backend = await loadAdminBackend();
  const about = kind === 'form' ? { submission_id: subject } : { message_id: subject };
  const { error, status } = await backend.from('contact_notes').insert({ id, body, ...about });
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

/**
 * Deletes the admin's own note.
 * @throws AppError
 */
export async function deleteNote(id: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('contact_notes').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}
