import { removePage } from '~/portal/requests/files/local/page-store';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Removes a file that no one has reviewed, and its content. A file that the server does not know is
 * removed, too.
 * @throws AppError
 */
export async function removeFile(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase.rpc('remove_request_file', { file_id: id });
  if (error && error.code !== 'not_found') throw requestError(error, status);
}

/** Puts the files of a document in this order. @throws AppError */
export async function orderFiles(ids: readonly string[]): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase.rpc('order_request_files', { file_ids: [...ids] });
  if (error) throw requestError(error, status);
}

/**
 * Removes a page that is being sent. The upload notices it; what the server has already is removed
 * there, too, when there is a connection.
 */
export async function removeWaitingPage(userId: string, id: string): Promise<void> {
  await removePage(userId, id);
  await removeFile(id).catch((error: unknown) => console.info('Removal:', error));
}
