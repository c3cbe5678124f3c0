import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { cardOf } from '~/portal/card/card';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { MembershipCards } from '~/portal/membership/membership-cards';
import { queryClient } from '~/shared/backend/query-client';
import { storeCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';
import { RequestsLink } from './requests-link';
import { ServiceTiles } from './service-tiles';
import { Welcome } from './welcome';

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

  const step = agenda && nextStep(agenda, today(), member?.enrollment !== null);
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
      <RequestsLink
        openCount={agenda?.sharing_requests.length ?? 0}
        isMembersTurn={step?.kind === 'documents' || step?.kind === 'message'}
      />
      <ServiceTiles hasReadRules={agenda?.acknowledgedAt != null} />
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
