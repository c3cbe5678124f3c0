import { StatusBadge } from '~/portal/member/status-badge';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HouseOnHill } from '~/shared/illustrations/house-on-hill';
import { tint } from '~/shared/illustrations/palette';
import { Skeleton } from '~/shared/ui/skeleton';

type WelcomeProps = {
  /** Missing while it loads. */
  member?: { first_name: string; enrollment_status: string } | undefined;
  hasFailed: boolean;
};

/** Greets the member by first name and shows the membership's status. */
export function Welcome({ member, hasFailed }: WelcomeProps) {
  const { t } = useTranslation('portal');
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
      <div aria-hidden="true" className="absolute inset-y-0 right-0 -z-10 hidden md:flex">
        <Slope />
        <HouseOnHill className="h-full w-auto" />
      </div>
    </section>
  );
}

/**
 * The left side of the hill, where the drawing ends. It overlaps the drawing a little along the
 * same lines, so that no seam shows.
 */
function Slope() {
  return (
    <svg viewBox="0 0 140 240" className="h-full w-auto overflow-visible" aria-hidden="true">
      <path d="M142 188.6 140 190Q84 230 20 240H142Z" fill={tint.green300} />
      <path d="M142 220.7 140 222Q115 238 96 240H142Z" fill={tint.green600} />
      <path d="M142 235.1 140 236Q134 238.7 130 240H142Z" fill={tint.green800} />
    </svg>
  );
}
