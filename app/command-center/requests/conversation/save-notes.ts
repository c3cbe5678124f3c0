import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { NewTableRow, TableChange } from '~/command-center/kit/backend/rows';

/**
 * Adds a note for the team. A repeated request with the same id stores it once.
 * @throws AppError
 */
export async function addNote(note: NewTableRow<'request_notes'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_notes').insert(note);
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

/**
 * Deletes the admin's own note.
 * @throws AppError
 */
export async function deleteNote(id: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_notes').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}

/**
 * Adds a task. A repeated request with the same id stores it once.
 * @throws AppError
 */
export async function addTask(task: NewTableRow<'request_tasks'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').insert(task);
  if (error && error.code !== '23505') throw adminRequestError(error, status);
}

/** @throws AppError */
export async function changeTask(id: string, change: TableChange<'request_tasks'>): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').update(change).eq('id', id);
  if (error) throw adminRequestError(error, status);
}

/** @throws AppError */
export async function deleteTask(id: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('request_tasks').delete().eq('id', id);
  if (error) throw adminRequestError(error, status);
}
