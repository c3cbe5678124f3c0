import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardOf } from '~/portal/card/card';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { MembershipCards } from '~/portal/membership/membership-cards';
import { NoEnrollment } from '~/portal/membership/no-enrollment';
import { queryClient } from '~/shared/backend/query-client';
import { storeCard } from '~/shared/browser/stored-card';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LoadFailure } from '~/shared/ui/load-failure';
import { nextStep } from './next-step';
import { NextStepCard } from './next-step-card';
import { ServiceTiles } from './service-tiles';
import { Welcome } from './welcome';

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
