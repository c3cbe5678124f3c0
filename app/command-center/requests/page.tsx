import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, useParams } from 'react-router';
import { canReadSharing } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { followRequests } from './live/live-requests';
import { Queue } from './queue/queue';
import { prefetchRequest } from './record/prefetch-request';
import { RequestPage } from './record/request-page';

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
