import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { fetchOne } from '~/command-center/kit/backend/fetch-one';
import { episodeKeys } from './episode-keys';
import type { Episode } from './fetch-episodes';

/**
 * An episode.
 * @throws AppError
 */
async function fetchEpisode(id: string, signal: AbortSignal): Promise<Episode> {
  const backend = await loadAdminBackend();
  return fetchOne<Episode>(
    backend.from('episode_list').select('*').eq('id', id).abortSignal(signal).maybeSingle(),
  );
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
