import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { hasLapsed, standingQuery } from '~/portal/payments/standing/fetch-standing';
import { MonthStanding } from '~/portal/payments/standing/month-standing';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LoadFailure } from '~/shared/ui/load-failure';
import { AdvisorLink } from './advisor-link';
import { memberYearQuery } from './fetch-member-year';
import { YearSection } from './year-section';

/** The end of the home: the month, the household's year and the legal notice, together, so that none moves. A lapse is above. */
export function HomeEnd() {
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const { t, exists } = useTranslation('memberYear');
  const query = useQuery(memberYearQuery(id, language));
  const standing = useQuery(standingQuery(id, language));
  if (query.isPending || standing.isPending) return null;
  return (
    <>
      {standing.data && !hasLapsed(standing.data) && <MonthStanding standing={standing.data} />}
      {query.data && <YearSection year={query.data} />}
      {query.isError && !query.data && (
        <LoadFailure title={exists('failed') ? t('failed') : undefined} query={query} />
      )}
      <AdvisorLink />
      <LegalNotice />
    </>
  );
}
