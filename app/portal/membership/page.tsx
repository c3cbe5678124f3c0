import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { statusKey } from '~/portal/member/status-badge';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { whatsAppLink } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { EmptyState } from '~/shared/ui/empty-state';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { PlanDetails } from './plan-details';

export const clientLoader = profileLoader('profilePlan');

export default function Plan() {
  const { t } = useTranslation(['profile', 'portal']);
  const { id } = usePortalUser();
  const { data: member, error, isFetching, refetch } = useQuery(memberProfileQuery(id));
  return <ProfileSection title="plan">{content()}</ProfileSection>;

  function content() {
    if (!member && error) {
      return (
        <LoadFailure
          title={t('profile:errors.enrollment')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (member?.enrollment === null) {
      return (
        <EmptyState
          title={t('profile:plan.none.title')}
          text={t('profile:plan.none.text')}
          illustration={Clipboard}
        >
          <LinkButton href={whatsAppLink(t('portal:whatsappText'))} newTab size="sm">
            {t('portal:noEnrollment.action')}
          </LinkButton>
        </EmptyState>
      );
    }
    const status = member && t(`portal:status.${statusKey(member.enrollment_status)}`);
    return (
      <PlanDetails
        member={member && { ...member, status: status ?? '' }}
        enrollment={member?.enrollment}
      />
    );
  }
}
