import { startTransition, useCallback, useEffect, useState } from 'react';
import { backend } from '~/shared/backend/env';

export type PublishedState<Data> =
  | { status: 'loading' | 'failed'; data?: undefined }
  | { status: 'ready'; data: Data };

/** What a page reads of the backend without a session. A module has one for each kind of data. */
export type PublishedSource<Data> = {
  /** What it is, for the console. */
  name: string;
  /** Rejects if the request fails. */
  fetchData: (signal: AbortSignal) => Promise<Data>;
  /** The last result. A return to the page shows it at once and fetches again. */
  last?: Data;
};

/** The data of a source. After a failure it loads again on request, or when the network is back. */
export function usePublishedData<Data>(source: PublishedSource<Data>) {
  const [state, setState] = useState<PublishedState<Data>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    const leaving = new AbortController();
    if (source.last !== undefined) setState({ status: 'ready', data: source.last });
    source.fetchData(leaving.signal).then(
      (data) => {
        source.last = data;
        // Rendering a long list takes 100 ms on a slow phone, so React may split it.
        startTransition(() => setState({ status: 'ready', data }));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info(`The ${source.name} could not be read:`, error);
        setState((now) => (now.status === 'ready' ? now : { status: 'failed' }));
      },
    );
    return () => leaving.abort();
  }, [source, attempt]);

  const retry = useCallback(() => {
    setState({ status: 'loading' });
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

/**
 * Reads a path of `/rest/v1` as a visitor. It is a plain request, because a public page must not
 * load the client library for one call.
 * @throws if the request fails.
 */
export async function fetchPublished(
  path: string,
  parameters: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const { url, publishableKey } = backend();
  const address = new URL(`/rest/v1/${path}`, url);
  address.search = new URLSearchParams(parameters).toString();
  const response = await fetch(address, { signal, headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return response.json();
}
