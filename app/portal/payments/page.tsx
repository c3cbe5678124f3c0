import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { queryClient } from '~/shared/backend/query-client';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LoadFailure } from '~/shared/ui/load-failure';
import { BillingPage } from './billing-page';
import { billingQuery } from './fetch-billing';
import { standingQuery } from './standing/fetch-standing';
import { MonthStanding } from './standing/month-standing';

export const clientLoader = profileLoader('profilePayments', ({ id }) => {
  void queryClient.prefetchQuery(billingQuery(id));
});

export default function Payments() {
  const { t } = useTranslation('billing');
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const query = useQuery(billingQuery(id));
  const standing = useQuery(standingQuery(id, language));
  // Together, so that nothing moves. Without the month, the payments are still shown.
  const billing = standing.isPending ? undefined : query.data;
  return (
    <ProfileSection title="payments">
      {!query.data && query.error ? (
        <LoadFailure title={t('errors.load')} query={query} />
      ) : (
        <>
          {billing && standing.data && <MonthStanding standing={standing.data} />}
          <BillingPage billing={billing} />
          {billing && (
            <LocalLink to="openBooks" className="link inline-flex min-h-11 items-center text-sm">
              {t('openBooks')}
            </LocalLink>
          )}
        </>
      )}
    </ProfileSection>
  );
}
