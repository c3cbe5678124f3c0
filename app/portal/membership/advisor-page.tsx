import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { whatsAppLink } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbours } from '~/shared/illustrations/neighbours';
import { EmptyState } from '~/shared/ui/empty-state';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { AdvisorDetails } from './advisor-details';

export const clientLoader = profileLoader('profileAdvisor');

export default function Advisor() {
  const { t } = useTranslation(['profile', 'portal']);
  const { id } = usePortalUser();
  const { data: member, error, isFetching, refetch } = useQuery(memberProfileQuery(id));
  return <ProfileSection title="advisor">{content()}</ProfileSection>;

  function content() {
    if (!member && error) {
      return (
        <LoadFailure
          title={t('profile:errors.agent')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      );
    }
    if (member?.advisor === null) {
      return (
        <EmptyState
          title={t('profile:advisor.none.title')}
          text={t('profile:advisor.none.text')}
          illustration={Neighbours}
        >
          <LinkButton href={whatsAppLink(t('portal:whatsappText'))} newTab size="sm">
            {t('portal:noEnrollment.action')}
          </LinkButton>
        </EmptyState>
      );
    }
    return <AdvisorDetails advisor={member?.advisor} />;
  }
}
