import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '~/components/empty-state';
import { LoadFailure } from '~/components/load-failure';
import { whatsAppLink } from '~/config/external';
import { PlanDetails } from '~/features/enrollments/components/plan-details';
import { memberProfileQuery } from '~/features/members/api/fetch-member-profile';
import { statusKey } from '~/features/members/components/status-badge';
import { useTranslation } from '~/i18n/use-translation';
import { Clipboard } from '~/illustrations/clipboard';
import { LinkButton } from '~/ui/link-button';
import { usePortalUser } from '../portal-user';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

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
