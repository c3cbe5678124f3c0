import { startTransition, useCallback, useEffect, useState } from 'react';
import { backend } from '~/shared/backend/env';
import type { Episode } from './episode';

export type EpisodesState =
  | { status: 'loading'; episodes?: undefined }
  | { status: 'failed'; episodes?: undefined }
  | { status: 'ready'; episodes: readonly Episode[] };

const loading: EpisodesState = { status: 'loading' };

/** The last result. A return to the page shows it at once and fetches again. */
let lastState: EpisodesState = loading;

/** The show's episodes. After a failure they load again on request, or when the network is back. */
export function useEpisodes() {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    setState(lastState);
    fetchEpisodes(leaving.signal).then(
      (episodes) => {
        lastState = { status: 'ready', episodes };
        // Rendering the list takes 100 ms on a slow phone, so React may split it.
        startTransition(() => setState(lastState));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info('The episodes could not be read:', error);
        setState((now) => (now.status === 'ready' ? now : { status: 'failed' }));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setState(loading);
    setAttempt((last) => last + 1);
  }, []);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return { ...state, retry };
}

const columns = 'id,title,description,thumbnail,video_url,duration,category,publish_date';

/**
 * Fetches all episodes that visitors may see, the newest first. The row policy decides which. It is
 * a plain request, because a public page must not load the client library for one list.
 * @throws if the request fails or the response contains no episodes.
 */
async function fetchEpisodes(signal: AbortSignal): Promise<Episode[]> {
  const { url, publishableKey } = backend();
  const address = new URL('/rest/v1/episodes', url);
  address.search = new URLSearchParams({
    select: columns,
    publish_date: 'not.is.null',
    order: 'publish_date.desc,id.desc',
  }).toString();
  const response = await fetch(address, { signal, headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`The episodes were answered with ${response.status}`);
  const episodes = (await response.json()) as Episode[];
  return episodes.filter((episode) => URL.canParse(episode.video_url));
}
