import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Episode } from './episode';
import { fetchEpisodes } from './fetch-episodes';

export type EpisodesState =
  | { status: 'loading'; episodes?: undefined }
  | { status: 'failed'; episodes?: undefined }
  | { status: 'ready'; episodes: readonly Episode[] };

const loading: EpisodesState = { status: 'loading' };

/** What was read last: coming back to the page shows it at once, and reads again. */
let remembered: EpisodesState = loading;

/** The show's episodes. After a failure they are read again on request, or when the network is back. */
export function useEpisodes() {
  const [state, setState] = useState(loading);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    setState(remembered);
    fetchEpisodes(leaving.signal).then(
      (episodes) => {
        remembered = { status: 'ready', episodes };
        // A slow phone takes a tenth of a second for the list and its dates: in pieces.
        startTransition(() => setState(remembered));
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
