import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '~/components/empty-state';
import { LoadFailure } from '~/components/load-failure';
import { whatsAppLink } from '~/config/external';
import { AdvisorDetails } from '~/features/advisors/components/advisor-details';
import { memberProfileQuery } from '~/features/members/api/fetch-member-profile';
import { useTranslation } from '~/i18n/use-translation';
import { Neighbours } from '~/illustrations/neighbours';
import { LinkButton } from '~/ui/link-button';
import { usePortalUser } from '../portal-user';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

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
