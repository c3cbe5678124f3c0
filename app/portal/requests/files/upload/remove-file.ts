import { dataOf, requestError } from '~/shared/backend/request-error';
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

/**
 * Puts a file in the place of another one of its document, and removes the other one unless the team
 * has reviewed it.
 * @throws AppError
 */
export async function replaceFile(oldId: string, newId: string): Promise<void> {
  const supabase = await loadSupabase();
  const rows = supabase.from('request_files');
  const old = await dataOf(rows.select('item_id, status').eq('id', oldId).maybeSingle());
  if (!old || old.status === 'accepted' || old.status === 'rejected') return;
  const files = await dataOf(rows.select('id').eq('item_id', old.item_id).order('position'));
  const others = files.map(({ id }) => id).filter((id) => id !== newId);
  await orderFiles(others.map((id) => (id === oldId ? newId : id)));
  await removeFile(oldId);
}

/** Puts the files of a document in this order. @throws AppError */
export async function orderFiles(ids: readonly string[]): Promise<void> {
  const supabase = await loadSupabase();
  const { error, status } = await supabase.rpc('order_request_files', { file_ids: [...ids] });
  if (error) throw requestError(error, status);
}
