import type { ReactNode } from 'react';
import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';

type SaveFailureProps = {
  error: unknown;
  /** What to tell, where the form knows better than the error's own kind. */
  message?: string | undefined;
  /** Fetches the record once more, after somebody else was quicker. */
  onReload: (() => void) | undefined;
  /** What conflicts, where that is known. */
  children?: ReactNode;
};

/**
 * Why saving did not work; if somebody else was quicker, the way to what is there now. It comes
 * into sight wherever one is in a long form.
 */
export function SaveFailure({ error, message, onReload, children }: SaveFailureProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  if (!error || (error instanceof AppError && error.code === 'session_expired')) return null;
  const isConflict = error instanceof AppError && error.code === 'conflict';
  return (
    <TakesFocus reason={error}>
      {isConflict ? (
        <Notice tone="warning" live="alert" title={t('commandCenter:conflict.title')}>
          <p>{t('commandCenter:conflict.text')}</p>
          {children}
          <Button variant="outline" size="sm" onClick={onReload} className="mt-2 w-fit">
            {t('commandCenter:conflict.load')}
          </Button>
        </Notice>
      ) : (
        <Notice tone="danger" live="alert">
          <p>{message ?? t(`errors:${errorMessageKey(error)}`)}</p>
        </Notice>
      )}
    </TakesFocus>
  );
}
