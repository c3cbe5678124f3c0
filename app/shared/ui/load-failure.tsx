import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from './button';
import { Notice } from './notice';

type LoadFailureProps = {
  /** The name of the content that failed to load, unless the page around it names it. */
  title?: string | undefined;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** The reason why content could not be loaded, and a button that tries again. */
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
