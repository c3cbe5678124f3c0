import { queryOptions } from '@tanstack/react-query';
import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import { episodeKeys } from './episode-keys';
import type { Episode } from './fetch-episodes';

/**
 * An episode.
 * @throws AppError
 */
async function fetchEpisode(id: string, signal: AbortSignal): Promise<Episode> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('episode_list')
    .select('*')
    .eq('id', id)
    .abortSignal(signal)
    .maybeSingle();
  // What is no id at all can stand in an address, too.
  if (error?.code === '22P02') throw new AppError('not_found', error.message);
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('not_found');
  return data as Episode;
}

/** An episode as it stands now: who edits must see the latest. */
export function episodeQuery(id: string) {
  return queryOptions({
    queryKey: episodeKeys.one(id),
    queryFn: ({ signal }) => fetchEpisode(id, signal),
    staleTime: 0,
    // It would take away what is being typed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
