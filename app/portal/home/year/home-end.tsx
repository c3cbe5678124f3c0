import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { billsQuery } from '~/portal/bills/bills';
import { usePortalUser } from '~/portal/frame/portal-user';
import { hasLapsed, standingQuery } from '~/portal/payments/standing/fetch-standing';
import { MonthStanding } from '~/portal/payments/standing/month-standing';
import { type RequestRow, requestsQuery } from '~/portal/requests/data/requests';
import { RequestLink } from '~/portal/requests/list/request-link';
import { useOutlooks } from '~/portal/requests/outlook/use-outlooks';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalLine } from '~/shared/page/legal-notice';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { isFinished } from '../../../../supabase/contracts/request-states';
import { advisorAccessQuery } from './fetch-advisor-access';
import { memberYearQuery } from './fetch-member-year';
import { YearSection } from './year-section';

/** The end of the home: the month, the household's year and the legal notice, together, so that none moves. A lapse is above. */
export function HomeEnd() {
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const { t, exists } = useTranslation('memberYear');
  const query = useQuery(memberYearQuery(id, language));
  const standing = useQuery(standingQuery(id, language));
  const requests = useQuery(requestsQuery(id));
  const bills = useQuery(billsQuery(id));
  const { outlooks, isLoading } = useOutlooks();
  if (query.isPending || standing.isPending || requests.isLoading || isLoading || bills.isLoading)
    return null;
  return (
    <>
      {outlooks && requests.data && <OpenRequests requests={requests.data} />}
      {standing.data && !hasLapsed(standing.data) && <MonthStanding standing={standing.data} />}
      {query.data && <YearSection year={query.data} bills={bills.data ?? []} />}
      {query.isError && !query.data && (
        <LoadFailure title={exists('failed') ? t('failed') : undefined} query={query} />
      )}
      <AdvisorLink />
      <LegalLine />
    </>
  );
}

/** The requests that are not finished, with what to expect of each. */
function OpenRequests({ requests }: { requests: readonly RequestRow[] }) {
  const { t } = useTranslation('portal');
  const open = requests.filter((request) => request.state !== 'draft' && !isFinished(request));
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-requests" className="grid grid-cols-1 gap-4">
      <h2 id="open-requests" className="text-heading">
        {t('requests.current')}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {open.map((request) => (
          <RequestLink key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

/** The way to the advisor portal, for a member who is an advisor, too. */
function AdvisorLink() {
  const { id } = usePortalUser();
  const { t } = useTranslation('memberYear');
  const { data: isAdvisor } = useQuery(advisorAccessQuery(id));
  if (!isAdvisor) return null;
  return (
    <LinkButton to="advisor" variant="outline" className="justify-self-start max-sm:w-full">
      {t('advisorPortal')}
      <ArrowRight className="size-5" />
    </LinkButton>
  );
}
