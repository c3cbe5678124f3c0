import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { canReadSharing } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { useAdmin } from '~/command-center/kit/backend/session';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { choicesQuery } from '~/command-center/kit/request-choices';
import { editionsQuery } from '~/shared/editions/use-care-edition';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { requestQuery } from './fetch-request';
import { followRequests } from './live';
import { Queue } from './queue/queue';
import { RequestPage } from './record/request-page';
import { reviewQuery } from './review/fetch-review';

const loadPage = signedInPageLoader('adminRequests');

/** A request is read while its page loads, from the moment at which it is opened. */
export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const admin = readSession();
  if (params.number && admin && canReadSharing(admin)) {
    prefetchRequest(params.number.toUpperCase());
  }
  return loadPage({ request });
}

/** The queue, or one request (`/admin/requests/R-26-004821-7`). Auditors see both, read-only. */
export default function Requests() {
  const { t } = useTranslation('manageRequests');
  const { number } = useParams();
  const mayRead = canReadSharing(useAdmin());
  useEffect(() => (mayRead ? followRequests() : undefined), [mayRead]);
  if (!mayRead) return <NoAccess lead={t('lead')} />;
  if (!number) return <Queue />;
  const typed = number.toUpperCase();
  return <RequestPage key={typed} number={typed} />;
}

/**
 * Starts to read all that the page of a request shows, at once. Call it when the request is opened, not when
 * that is likely: each opening is logged.
 */
function prefetchRequest(number: string): void {
  void adminQueryClient.prefetchQuery(requestQuery(number));
  void adminQueryClient.prefetchQuery(reviewQuery(number));
  void adminQueryClient.prefetchQuery(choicesQuery);
  void adminQueryClient.prefetchQuery(teamQuery);
  void adminQueryClient.prefetchQuery(editionsQuery);
}
