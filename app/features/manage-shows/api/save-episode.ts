import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { EpisodeForm } from '../episode-form';
import type { Episode } from './fetch-episodes';

type Seen = Pick<Episode, 'id' | 'updated_at'>;

/**
 * Adds an episode to the show.
 * @throws AppError
 */
export async function addEpisode(form: EpisodeForm) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('episodes')
    .insert(columnsOf(form))
    .select()
    .single();
  if (error) throw adminRequestError(error, status);
  return data;
}

/**
 * Changes an episode, if nobody else has meanwhile.
 * @param seen the row that was looked at: its `updated_at` must still stand.
 * @returns the row as it is now.
 * @throws AppError `conflict` where somebody was quicker
 */
export async function updateEpisode(seen: Seen, form: EpisodeForm) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('episodes')
    .update(columnsOf(form))
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select()
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
  return data;
}

/**
 * Deletes an episode for good, if nobody has changed it meanwhile.
 * @throws AppError `conflict` where somebody has
 */
export async function deleteEpisode(seen: Seen): Promise<void> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('episodes')
    .delete()
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
}

function columnsOf({ thumbnail, publish_date, ...others }: EpisodeForm) {
  return { ...others, thumbnail: thumbnail || null, publish_date: publish_date || null };
}
