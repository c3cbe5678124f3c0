import { lazy, Suspense } from 'react';
import { StatusBadge } from '~/portal/member/status-badge';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';

// Phones have no room for it.
const Hill = lazy(async () => ({ default: (await import('./hill')).Hill }));

type WelcomeProps = {
  /** Missing while it loads. */
  member?: { first_name: string; enrollment_status: string } | undefined;
  hasFailed: boolean;
};

/** Greets the member by first name and shows the membership's status. */
export function Welcome({ member, hasFailed }: WelcomeProps) {
  const { t } = useTranslation('portal');
  const hasRoom = useMediaQuery('(min-width: 44rem)');
  return (
    <section className="relative isolate overflow-hidden rounded-lg bg-mata-100">
      <div className="grid grid-cols-1 content-center justify-items-start gap-3 p-6 md:min-h-56 md:max-w-[62%] md:p-10">
        {!hasFailed && (
          <span className="flex min-h-7 items-center">
            {member ? (
              <StatusBadge status={member.enrollment_status} />
            ) : (
              <Skeleton className="h-7 w-20 rounded-full bg-mata-300/40" />
            )}
          </span>
        )}
        <h1 className="max-w-full text-subtitle">
          {member && t('home.welcome', { name: member.first_name })}
          {!member && hasFailed && t('home.welcomeNoName')}
          {!member && !hasFailed && (
            <>
              <span className="sr-only">{t('loading.member')}</span>
              <Skeleton className="my-[0.1em] h-[0.95em] w-60 max-w-full bg-mata-300/40" />
            </>
          )}
        </h1>
        <p className="text-lead text-muted">{t('home.lead')}</p>
      </div>
      {hasRoom && (
        <Suspense>
          <Hill />
        </Suspense>
      )}
    </section>
  );
}
