import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useTranslation } from '~/i18n/use-translation';
import { useAdmin } from '~/lib/command-center/session';
import { AdminCount } from './admin-count';
import { QuickActions } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { WhatMatters } from './what-matters';

/** What is happening, and what waits for somebody. */
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
