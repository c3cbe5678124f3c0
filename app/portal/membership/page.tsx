import { profileLoader } from '~/portal/profile/profile-loader';
import { MemberSection } from '~/portal/profile/section';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { EmptyState } from '~/shared/ui/empty-state';
import { EnrollmentLink } from './enrollment-link';
import { Household } from './household';
import { PlanDetails } from './plan-details';

export const clientLoader = profileLoader('profilePlan');

export default function Plan() {
  const { t } = useTranslation('profile');
  return (
    <MemberSection title="plan" failure={t('errors.enrollment')}>
      {(member) =>
        member?.enrollment === null ? (
          <div className="grid gap-4">
            <EmptyState
              title={t('plan.none.title')}
              text={t('plan.none.text')}
              illustration={Clipboard}
            >
              <EnrollmentLink />
            </EmptyState>
            {member.household_people.length > 0 && <Household member={member} />}
          </div>
        ) : (
          <PlanDetails member={member} enrollment={member?.enrollment} />
        )
      }
    </MemberSection>
  );
}
