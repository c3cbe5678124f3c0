import { deleteContents } from '~/portal/requests/data/delete-contents';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/**
 * Removes a file that no one has reviewed, and its content. A file that the server does not know is
 * removed, too.
 * @throws AppError
 */
export async function removeFile(id: string): Promise<void> {
  const supabase = await loadSupabase();
  const rows = supabase.from('request_files');
  const { data: file } = await rows.select('path').eq('id', id).maybeSingle();
  const { error, status } = await supabase.rpc('remove_request_file', { file_id: id });
  if (error && error.code !== 'not_found') throw requestError(error, status);
  if (file) await deleteContents([file.path]);
}
