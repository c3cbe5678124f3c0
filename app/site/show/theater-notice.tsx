import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Spinner } from '~/shared/ui/spinner';
import type { PublishedState } from '~/site/published/published-data';

type TheaterNoticeProps = { status: PublishedState<unknown>['status']; onRetry: () => void };

/** Replaces the player while there is no episode, and says why. */
export function TheaterNotice({ status, onRetry }: TheaterNoticeProps) {
  const { t } = useTranslation(['show', 'common']);
  const channel = external.showChannel && (
    <LinkButton href={external.showChannel} newTab variant="glass" size="sm">
      {t('state.channel')}
    </LinkButton>
  );

  if (status === 'loading') {
    return (
      <div className="grid size-full place-content-center justify-items-center gap-4 p-6 text-center">
        <Spinner label={t('state.loading')} className="size-10 text-mata-300 noscript:hidden" />
        <div className="hidden max-w-100 justify-items-center gap-4 noscript:grid">
          <p>{t('state.noScript')}</p>
          {channel}
        </div>
      </div>
    );
  }
  const hasFailed = status === 'failed';
  return (
    <div
      role={hasFailed ? 'alert' : 'status'}
      className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center sm:p-6"
    >
      <p className="text-heading font-semibold">
        {hasFailed ? t('state.failedTitle') : t('state.emptyTitle')}
      </p>
      <p className="max-w-100 text-sm text-mata-100">
        {hasFailed ? t('state.failedText') : t('state.emptyText')}
      </p>
      <div className="mt-1 flex flex-wrap justify-center gap-3">
        {hasFailed && (
          <Button variant="paper" size="sm" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        )}
        {channel}
      </div>
    </div>
  );
}
