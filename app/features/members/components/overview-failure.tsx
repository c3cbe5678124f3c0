import { useTranslation } from 'react-i18next';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type OverviewFailureProps = { error: Error; isTrying: boolean; onRetry: () => void };

/** Says why the member's data is missing, and tries again when asked. */
export function OverviewFailure({ error, isTrying, onRetry }: OverviewFailureProps) {
  const { t } = useTranslation(['portal', 'errors']);
  return (
    <Notice tone="warning" live="status" title={t('portal:errors.member')}>
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
