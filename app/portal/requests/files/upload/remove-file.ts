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
