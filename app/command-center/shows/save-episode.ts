import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { changeRow } from '~/command-center/kit/editor/change-row';
import { AppError } from '~/shared/backend/app-error';
import type { EpisodeForm } from './episode-form';
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
 * Changes the fields of an episode that differ from what was seen.
 * @returns the row as far as it is known now.
 * @throws AppError `conflict` if another admin changed the same field
 */
export function updateEpisode(seen: Episode, form: EpisodeForm): Promise<Episode> {
  return changeRow('episodes', seen, columnsOf(form));
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
