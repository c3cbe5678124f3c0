import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { queryClient } from '~/shared/backend/query-client';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { BillingPage } from './billing-page';
import { billingQuery } from './fetch-billing';

export const clientLoader = profileLoader('profilePayments', ({ id }) => {
  void queryClient.prefetchQuery(billingQuery(id));
});

export default function Payments() {
  const { t } = useTranslation('billing');
  const { id } = usePortalUser();
  const query = useQuery(billingQuery(id));
  return (
    <ProfileSection title="payments">
      {!query.data && query.error ? (
        <LoadFailure title={t('errors.load')} query={query} />
      ) : (
        <BillingPage billing={query.data} />
      )}
    </ProfileSection>
  );
}
