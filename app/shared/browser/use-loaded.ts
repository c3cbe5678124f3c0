import { startTransition, useCallback, useEffect, useState } from 'react';

type State<Value> = { key: string } & (
  | { status: 'loading' | 'failed'; value?: undefined }
  | { status: 'ready'; value: Value }
);

export type Loaded<Value> = State<Value> & { retry: () => void };

/**
 * Loads a value whenever its key changes. After a failure it loads again on request, or when the
 * network is back.
 * @param load undefined while there is nothing to load yet.
 */
export function useLoaded<Value>(
  key: string,
  load: ((signal: AbortSignal) => Promise<Value>) | undefined,
): Loaded<Value> {
  const [state, setState] = useState<State<Value>>({ key, status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (!load) return;
    const leaving = new AbortController();
    setState({ key, status: 'loading' });
    load(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return;
        startTransition(() => setState({ key, status: 'ready', value }));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info(`Loading ${key}:`, error);
        setState({ key, status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [key, attempt, !load]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  // A value of another key is not shown for a moment.
  const current: State<Value> = state.key === key ? state : { key, status: 'loading' };
  return { ...current, retry };
}
