import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '~/components/load-failure';
import { billingQuery } from '~/features/billing/api/fetch-billing';
import { BillingPage } from '~/features/billing/components/billing-page';
import { useTranslation } from '~/i18n/use-translation';
import { queryClient } from '~/lib/query-client';
import { usePortalUser } from '../portal-user';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profilePayments', ({ id }) => {
  void queryClient.prefetchQuery(billingQuery(id));
});

export default function Payments() {
  const { t } = useTranslation('billing');
  const { id } = usePortalUser();
  const { data: billing, error, isFetching, refetch } = useQuery(billingQuery(id));
  return (
    <ProfileSection title="payments">
      {!billing && error ? (
        <LoadFailure
          title={t('errors.load')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <BillingPage billing={billing} />
      )}
    </ProfileSection>
  );
}
