import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from './button';
import { Notice } from './notice';

type LoadFailureProps = {
  /** What could not be loaded, if the page around it does not say so. */
  title?: string | undefined;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Why something could not be loaded, and a button that tries again. */
export function LoadFailure({ title, query }: LoadFailureProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <Notice tone="warning" live="status" title={title}>
      <p>{t(`errors:${errorMessageKey(query.error)}`)}</p>
      <Button
        variant="outline"
        size="sm"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
        className="mt-3 justify-self-start"
      >
        {t('common:actions.retry')}
      </Button>
    </Notice>
  );
}
