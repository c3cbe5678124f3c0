import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LegalNotice } from '~/components/legal-notice';
import { LoadFailure } from '~/components/load-failure';
import { MembershipCards } from '~/features/enrollments/components/membership-cards';
import { NoEnrollment } from '~/features/enrollments/components/no-enrollment';
import { memberAgendaQuery } from '~/features/members/api/fetch-member-agenda';
import { memberOverviewQuery } from '~/features/members/api/fetch-member-overview';
import { cardOf } from '~/features/members/card';
import { ServiceTiles } from '~/features/members/components/service-tiles';
import { Welcome } from '~/features/members/components/welcome';
import { useTranslation } from '~/i18n/use-translation';
import { today } from '~/lib/dates';
import { queryClient } from '~/lib/query-client';
import { storeCard } from '~/lib/stored-card';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';
import { portalLoader } from './portal-loader';
import { usePortalUser } from './portal-user';

export const clientLoader = portalLoader('portal', ({ id }) => {
  void queryClient.prefetchQuery(memberOverviewQuery(id));
  void queryClient.prefetchQuery(memberAgendaQuery(id));
});

export default function PortalHome() {
  const { id } = usePortalUser();
  const { t } = useTranslation('portal');
  const { data: member, error, isFetching, refetch } = useQuery(memberOverviewQuery(id));

  const agendaRequest = useQuery(memberAgendaQuery(id));
  const agenda = agendaRequest.data;

  useEffect(() => {
    if (member) storeCard(cardOf(id, member));
  }, [id, member]);

  const hasFailed = !member && error !== null;
  return (
    <div className="page grid grid-cols-1 gap-8 pt-4 pb-12 md:gap-10 md:pt-8 lg:pb-20">
      <Welcome member={member} hasFailed={hasFailed} />
      {hasFailed && (
        <LoadFailure
          title={t('errors.member')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(agenda || !agendaRequest.isError) && (
        <NextStepCard step={agenda && nextStep(agenda, today())} />
      )}
      {!agenda && agendaRequest.isError && !hasFailed && (
        <LoadFailure
          title={t('nextStep.failure')}
          error={agendaRequest.error}
          isTrying={agendaRequest.isFetching}
          onRetry={() => void agendaRequest.refetch()}
        />
      )}
      <ServiceTiles hasReadRules={agenda?.acknowledgedAt != null} />
      {!hasFailed && (
        <MembershipCards memberId={member?.id} enrollment={member?.enrollment}>
          {member?.enrollment === null && <NoEnrollment />}
        </MembershipCards>
      )}
      <LegalNotice length="short" />
    </div>
  );
}
