import type { ReactNode } from 'react';
import type { Loaded } from '~/shared/browser/use-loaded';
import { useOnline } from '~/shared/browser/use-online';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';

type LoadStateProps<Value> = {
  loaded: Loaded<Value>;
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
