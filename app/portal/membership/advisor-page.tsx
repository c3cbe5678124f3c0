import { profileLoader } from '~/portal/profile/profile-loader';
import { MemberSection } from '~/portal/profile/section';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { EmptyState } from '~/shared/ui/empty-state';
import { AdvisorDetails } from './advisor-details';
import { EnrollmentLink } from './enrollment-link';

export const clientLoader = profileLoader('profileAdvisor');

export default function Advisor() {
  const { t } = useTranslation('profile');
  return (
    <MemberSection title="advisor" failure={t('errors.agent')}>
      {(member) =>
        member?.advisor === null ? (
          <EmptyState
            title={t('advisor.none.title')}
            text={t('advisor.none.text')}
            illustration={Neighbors}
          >
            <EnrollmentLink />
          </EmptyState>
        ) : (
          <AdvisorDetails advisor={member?.advisor} />
        )
      }
    </MemberSection>
  );
}
