import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import {
  ArrowRight,
  ArrowUpRight,
  CreditCard,
  FilePenLine,
  HandHeart,
  NotebookText,
  Tags,
  Video,
} from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { cardOf } from '~/portal/card/card';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { StatusBadge } from '~/portal/member/status-badge';
import { MembershipCards } from '~/portal/membership/membership-cards';
import { queryClient } from '~/shared/backend/query-client';
import { storeCard } from '~/shared/browser/stored-card';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { Doors } from './doors';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';

// Few members see these.
const NoEnrollment = lazy(async () => ({
  default: (await import('./no-enrollment')).NoEnrollment,
}));

// The home does not wait for it.
const HomeEnd = lazy(async () => ({ default: (await import('./year/home-end')).HomeEnd }));

const EditionNotice = lazy(async () => ({
  default: (await import('./edition-notice')).EditionNotice,
}));

const LapseNotice = lazy(async () => ({
  default: (await import('./lapse-notice')).LapseNotice,
}));

const StateNotice = lazy(async () => ({
  default: (await import('./state-notice')).StateNotice,
}));

export const clientLoader = portalLoader('portal', ({ id }) => {
  void queryClient.prefetchQuery(memberOverviewQuery(id));
  void queryClient.prefetchQuery(memberAgendaQuery(id));
});

export default function PortalHome() {
  const { id } = usePortalUser();
  const { t } = useTranslation('portal');
  const overviewQuery = useQuery(memberOverviewQuery(id));
  const agendaQuery = useQuery(memberAgendaQuery(id));
  const member = overviewQuery.data;
  const agenda = agendaQuery.data;

  useEffect(() => {
    if (member) storeCard(cardOf(id, member));
  }, [id, member]);

  const found = agenda && nextStep(agenda, today(), member?.enrollment !== null);
  // Without a plan, "nothing to do" reads differently, so it waits for the plan.
  const step = found?.kind === 'none' && overviewQuery.isPending ? undefined : found;
  const hasFailed = !member && overviewQuery.isError;
  // What loads later must not delay the member's own data.
  const hasSettled = !overviewQuery.isPending && !agendaQuery.isPending;
  return (
    <div className="page grid grid-cols-1 gap-8 pt-4 pb-12 md:gap-10 md:pt-8 lg:pb-20">
      <Welcome member={member} hasFailed={hasFailed} />
      {hasFailed && <LoadFailure title={t('errors.member')} query={overviewQuery} />}
      {hasSettled && (
        <Suspense>
          <LapseNotice />
          <StateNotice />
          <EditionNotice />
        </Suspense>
      )}
      {(agenda || !agendaQuery.isError) && <NextStepCard step={step} />}
      {!agenda && agendaQuery.isError && !hasFailed && (
        <LoadFailure title={t('nextStep.failure')} query={agendaQuery} />
      )}
      <Doors
        openCount={agenda?.sharing_requests.length ?? 0}
        isMembersTurn={
          step?.kind === 'questions' || step?.kind === 'documents' || step?.kind === 'message'
        }
      />
      <More hasReadRules={agenda?.acknowledgedAt != null} />
      {!hasFailed && (
        <MembershipCards memberNumber={member?.member_number} enrollment={member?.enrollment}>
          {member?.enrollment === null && (
            <Suspense>
              <NoEnrollment />
            </Suspense>
          )}
        </MembershipCards>
      )}
      {hasSettled && (
        <Suspense>
          <HomeEnd />
        </Suspense>
      )}
    </div>
  );
}

// Phones have no room for it.
const Hill = lazy(async () => ({ default: (await import('./hill')).Hill }));

type WelcomeProps = {
  /** Missing while it loads. */
  member?: { first_name: string; enrollment_status: string } | undefined;
  hasFailed: boolean;
};

/** Greets the member by first name and shows the membership's status. */
function Welcome({ member, hasFailed }: WelcomeProps) {
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

const tiles = [
  { id: 'telemedicine', icon: Video, tone: 'bg-barro-100', ...destinations.telemedicine },
  { id: 'healthSharing', icon: HandHeart, to: 'healthSharing', tone: 'bg-mata-100' },
  { id: 'discounts', icon: Tags, to: 'discounts', tone: 'bg-barro-100' },
  { id: 'forms', icon: FilePenLine, to: 'memberForms', tone: 'bg-mata-100' },
] as const;

/** For members who have acknowledged the rules: the tile leads to the request. */
const knownRules = {
  id: 'healthSharing',
  icon: HandHeart,
  to: 'healthSharingStart',
  tone: 'bg-mata-100',
} as const;

const shortcuts = [
  { id: 'payments', icon: CreditCard, to: 'profilePayments' },
  { id: 'plan', icon: NotebookText, to: 'profilePlan' },
] as const;

/** Everything that is not the reason to come in a hurry: the four services, payments and plan. */
function More({ hasReadRules }: { hasReadRules: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <section aria-labelledby="more-title" className="grid gap-4">
      <h2 id="more-title" className="text-heading">
        {t('tiles.label')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={hasReadRules && tile.id === 'healthSharing' ? knownRules : tile} />
          </li>
        ))}
      </ul>
      <ul className="grid grid-cols-2 gap-3 md:gap-4">
        {shortcuts.map(({ id, icon: Icon, to }) => (
          <li key={id}>
            <LocalLink
              to={to}
              className="flex min-h-14 items-center gap-2 rounded-md bg-white px-3 font-semibold shadow-raised sm:gap-3 sm:px-4 transition hover:bg-mata-50 active:translate-y-px"
            >
              <Icon className="size-5 shrink-0 text-mata-700" strokeWidth={1.75} />
              {t(`tiles.${id}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile }: { tile: (typeof tiles)[number] | typeof knownRules }) {
  const { t } = useTranslation('portal');
  const { id, icon: Icon, tone } = tile;
  const prefetch = usePrefetch();
  const look =
    'group flex h-full items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 active:translate-y-px xl:flex-col xl:items-start xl:gap-5 xl:p-6';
  const Arrow = 'href' in tile ? ArrowUpRight : ArrowRight;
  const content = (
    <>
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-sm', tone)}>
        <Icon className="size-6 text-mata-700" strokeWidth={1.75} />
      </span>
      <span className="grid grow content-start gap-0.5 xl:gap-1.5">
        <span className="font-semibold xl:text-heading">{t(`tiles.${id}.title`)}</span>
        <span className="text-sm text-muted">
          {id === 'telemedicine' && 'to' in tile
            ? t('tiles.telemedicine.ask')
            : t(`tiles.${id}.text`)}
        </span>
      </span>
      <Arrow
        className={clsx(
          'size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5',
          'to' in tile && 'max-md:hidden',
        )}
      />
    </>
  );
  if ('to' in tile) {
    return (
      <LocalLink
        to={tile.to}
        {...(id === 'telemedicine' && { hash: 'telemedicine' })}
        prefetch={prefetch}
        className={look}
      >
        {content}
      </LocalLink>
    );
  }
  return (
    <ExternalLink href={tile.href} newTab arrow={false} className={look}>
      {content}
    </ExternalLink>
  );
}
