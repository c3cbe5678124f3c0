import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardOf } from '~/portal/card/card';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberAgendaQuery } from '~/portal/member/fetch-member-agenda';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { EnrollmentLink } from '~/portal/membership/enrollment-link';
import { MembershipCards } from '~/portal/membership/membership-cards';
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
  const overviewQuery = useQuery(memberOverviewQuery(id));
  const agendaQuery = useQuery(memberAgendaQuery(id));
  const member = overviewQuery.data;
  const agenda = agendaQuery.data;

  useEffect(() => {
    if (member) storeCard(cardOf(id, member));
  }, [id, member]);

  const hasFailed = !member && overviewQuery.isError;
  return (
    <div className="page grid grid-cols-1 gap-8 pt-4 pb-12 md:gap-10 md:pt-8 lg:pb-20">
      <Welcome member={member} hasFailed={hasFailed} />
      {hasFailed && <LoadFailure title={t('errors.member')} query={overviewQuery} />}
      {(agenda || !agendaQuery.isError) && (
        <NextStepCard step={agenda && nextStep(agenda, today())} />
      )}
      {!agenda && agendaQuery.isError && !hasFailed && (
        <LoadFailure title={t('nextStep.failure')} query={agendaQuery} />
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

/** For members whose enrollment is not on record yet. */
function NoEnrollment() {
  const { t } = useTranslation('portal');
  return (
    <div className="grid justify-items-start gap-4 rounded-md bg-sand p-6 md:flex md:items-center md:justify-between md:gap-8">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('noEnrollment.title')}</h3>
        <p className="max-w-prose text-sm text-muted">{t('noEnrollment.text')}</p>
      </div>
      <EnrollmentLink variant="outline" className="shrink-0" />
    </div>
  );
}
