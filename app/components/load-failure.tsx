import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type LoadFailureProps = {
  /** What could not be loaded. */
  title: string;
  error: Error;
  isTrying: boolean;
  onRetry: () => void;
};

/** Says what is missing and why, and tries again when asked. */
export function LoadFailure({ title, error, isTrying, onRetry }: LoadFailureProps) {
  const { t } = useTranslation(['portal', 'errors']);
  return (
    <Notice tone="warning" live="status" title={title}>
      <p>{t(`errors:${errorMessageKey(error)}`)}</p>
      <Button
        variant="outline"
        size="sm"
        busy={isTrying}
        onClick={onRetry}
        className="mt-3 justify-self-start"
      >
        {t('portal:errors.retry')}
      </Button>
    </Notice>
  );
}
