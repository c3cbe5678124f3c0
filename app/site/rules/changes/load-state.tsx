import { type ReactNode, startTransition, useCallback, useEffect, useState } from 'react';
import { useOnline } from '~/shared/browser/use-online';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';

type LoadStateProps<Value> = {
  loaded: Loaded<Value> & { retry: () => void };
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
};

/** A loaded value, or why it is not there yet. */
export function LoadState<Value>({ loaded, skeleton, children }: LoadStateProps<Value>) {
  const { t } = useTranslation(['rulesChanges', 'common']);
  const isOnline = useOnline();
  if (loaded.status === 'ready') return children(loaded.value);
  if (loaded.status === 'loading') {
    return (
      <>
        <p role="status" className="sr-only noscript:hidden">
          {t('loading')}
        </p>
        {skeleton}
      </>
    );
  }
  return (
    <Notice tone="warning" live="alert" title={t('failed.title')}>
      <p>{isOnline ? t('failed.text') : t('failed.offline')}</p>
      <Button
        variant="outline"
        size="sm"
        onClick={loaded.retry}
        className="mt-3 justify-self-start"
      >
        {t('common:actions.retry')}
      </Button>
    </Notice>
  );
}

type Loaded<Value> = { key: string } & (
  | { status: 'loading' | 'failed'; value?: undefined }
  | { status: 'ready'; value: Value }
);

/**
 * Loads a value whenever its key changes. After a failure it loads again on request, or when the
 * network is back.
 */
export function useLoaded<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ key, status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    const leaving = new AbortController();
    setState({ key, status: 'loading' });
    load(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return;
        startTransition(() => setState({ key, status: 'ready', value }));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info('The editions could not be read:', error);
        setState({ key, status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  // A value of another key is not shown for a moment.
  const current: Loaded<Value> = state.key === key ? state : { key, status: 'loading' };
  return { ...current, retry };
}
