import type { ReactNode } from 'react';
import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';

type SaveFailureProps = {
  error: unknown;
  /** The message, if the form has a more specific one than the kind of error. */
  message?: string | undefined;
  /** Refetches the record after another admin saved it. */
  onReload: (() => void) | undefined;
  /** The conflicting fields, if known. */
  children?: ReactNode;
};

/**
 * The notice of a failed save. After a conflict, it has a button that loads the saved version. It
 * takes the focus, so that it is visible in a long form.
 */
export function SaveFailure({ error, message, onReload, children }: SaveFailureProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  if (!error || (error instanceof AppError && error.code === 'session_expired')) return null;
  const isConflict = error instanceof AppError && error.code === 'conflict';
  return (
    <FocusOnMount reason={error}>
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
    </FocusOnMount>
  );
}
