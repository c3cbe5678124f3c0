import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { useAdmin } from '~/command-center/kit/backend/session';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { AdminCount } from './admin-count';
import { ControlsWaiting } from './controls-waiting';
import { FigureSummary } from './figure-summary';
import { activityQuery, adminCountQuery, figuresQuery } from './overview-queries';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { ScheduledWork } from './scheduled-work';
import { SiteClosed } from './site-closed';

const loadPage = signedInPageLoader('admin');

export function clientLoader(args: Parameters<typeof loadPage>[0]) {
  prefetchOverview();
  return loadPage(args);
}

/** Current activity, and what needs an admin. */
export default function Overview() {
  const { t } = useTranslation('manageOverview');
  const { first_name: name, requires_second_factor: isRequired } = useAdmin();
  return (
    <TabPage>
      <TabHeading lead={t('lead', { name })} />
      {!isRequired && (
        <Notice>
          <p>{t('demoSignIn')}</p>
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-6">
          <SiteClosed />
          <ControlsWaiting />
          <FigureSummary />
          <RecentActivity />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <AdminCount />
          <QuickActions />
          <div className="md:col-span-2 xl:col-span-1">
            <ScheduledWork />
          </div>
        </div>
      </div>
    </TabPage>
  );
}

/** Prefetches the data of the overview while its page loads. */
function prefetchOverview(): void {
  if (!readSession()) return;
  void adminQueryClient.prefetchQuery(figuresQuery);
  void adminQueryClient.prefetchQuery(activityQuery);
  void adminQueryClient.prefetchQuery(adminCountQuery);
}
