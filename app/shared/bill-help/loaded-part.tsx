import type { ReactNode } from 'react';
import type { Loaded } from '~/shared/browser/use-loaded';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';

type LoadedPartProps<Value> = { loaded: Loaded<Value>; children: (value: Value) => ReactNode };

/** A part whose script or texts load later, or why it is not there. */
export function LoadedPart<Value>({ loaded, children }: LoadedPartProps<Value>) {
  const { t } = useTranslation(['billHelp', 'common']);
  if (loaded.status === 'ready') return children(loaded.value);
  if (loaded.status === 'loading') return <Spinner />;
  return (
    <Notice tone="danger" live="alert">
      <p>{t('failed')}</p>
      <Button variant="outline" size="sm" onClick={loaded.retry} className="justify-self-start">
        {t('common:actions.retry')}
      </Button>
    </Notice>
  );
}
