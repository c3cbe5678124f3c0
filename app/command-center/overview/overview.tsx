import { useAdmin } from '~/command-center/kit/backend/session';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AdminCount } from './admin-count';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { WhatMatters } from './what-matters';

/** Current activity, and what needs an admin. */
export function Overview() {
  const { t } = useTranslation('manageOverview');
  const { first_name: name } = useAdmin();
  return (
    <TabPage>
      <TabHeading lead={t('lead', { name })} />
      <div className="grid items-start gap-6 xl:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-6">
          <WhatMatters />
          <RecentActivity />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <AdminCount />
          <QuickActions />
        </div>
      </div>
    </TabPage>
  );
}
