import { useQuery } from '@tanstack/react-query';
import {
  ChartColumn,
  ClipboardList,
  ListChecks,
  MailOpen,
  TvMinimalPlay,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { can, isSuperAdmin } from '~/command-center/kit/backend/admin';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { useAdmin } from '~/command-center/kit/backend/session';
import { readSession } from '~/command-center/kit/backend/stored-session';
import { Panel } from '~/command-center/kit/panel';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import { unpublishable } from '~/shared/brand/unpublishable';
import { isThisMachine } from '~/shared/format/this-machine';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { FigureSummary } from './figure-summary';
import { firstDayQuery } from './first-day';
import { FirstDay, firstDaySearch } from './first-day-checklist';
import { activityQuery, adminCountQuery, figuresQuery } from './overview-queries';
import { ControlsWaiting, RecentActivity, RefusedEmails, ScheduledWork } from './work-panels';

const loadPage = signedInPageLoader('admin');

export function clientLoader(args: Parameters<typeof loadPage>[0]) {
  prefetchOverview();
  return loadPage(args);
}

/** Current activity, and what needs an admin. */
export default function Overview() {
  const { t } = useTranslation('manageOverview');
  const admin = useAdmin();
  const { first_name: name, requires_second_factor: isRequired } = admin;
  return (
    <TabPage>
      <TabHeading lead={t('lead', { name })} />
      {!isRequired && (
        <Notice>
          <p>{t('demoSignIn')}</p>
        </Notice>
      )}
      {isSuperAdmin(admin) && <FirstDay />}
      <div className="grid items-start gap-6 xl:grid-cols-[1.5fr_1fr]">
        <div className="grid gap-6">
          <SiteClosed />
          <ControlsWaiting />
          <RefusedEmails />
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
  const admin = readSession();
  if (!admin) return;
  if (isSuperAdmin(admin)) void adminQueryClient.prefetchQuery(firstDayQuery);
  void adminQueryClient.prefetchQuery(figuresQuery);
  void adminQueryClient.prefetchQuery(activityQuery);
  void adminQueryClient.prefetchQuery(adminCountQuery);
}

/** The server has the same rule: only a demonstration on this machine shows these values. */
const isClosed = () =>
  unpublishable.length > 0 && !(import.meta.env.DEMO && isThisMachine(window.location.hostname));

/** Says that visitors cannot see the site yet, and which values are the reason. */
function SiteClosed() {
  const { t } = useTranslation('manageOverview');
  const labelOf = useOrganizationLabels();
  if (!isClosed()) return null;
  return (
    <Panel title={t('closed.title')}>
      <p>{t('closed.text')}</p>
      <ul className="list-disc columns-1 gap-8 pl-5 sm:columns-2">
        {unpublishable.map((value) => (
          <li key={value} className="py-0.5">
            {labelOf(value)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const actions = [
  { label: 'workOnRequests', to: 'adminRequests', icon: ClipboardList, needs: 'requests' },
  { label: 'readMessages', to: 'adminContacts', icon: MailOpen, needs: 'contacts' },
  { label: 'addEpisode', to: 'adminShows', icon: TvMinimalPlay, needs: 'shows', open: 'new' },
  { label: 'addMember', to: 'adminMembers', icon: UsersRound, needs: 'members', open: 'new' },
  { label: 'addUser', to: 'adminUsers', icon: UserPlus, needs: 'users', open: 'new' },
  { label: 'seeNumbers', to: 'adminAnalytics', icon: ChartColumn, needs: 'analytics' },
] as const;

const actionClass =
  'flex min-h-12 items-center gap-3 rounded-sm bg-sand/70 px-4 text-sm font-semibold transition-colors hover:bg-sand';

/** Links to the most frequent actions of this admin. */
function QuickActions() {
  const { t } = useTranslation('manageOverview');
  const admin = useAdmin();
  return (
    <Panel title={t('actions.title')}>
      <ul className="grid gap-2">
        {actions
          .filter(({ needs }) => can(admin, needs))
          .map((action) => (
            <li key={action.label}>
              <LocalLink
                to={action.to}
                search={'open' in action ? `?open=${action.open}` : undefined}
                className={actionClass}
              >
                <action.icon className="size-5 text-mata-700" />
                {t(`actions.${action.label}`)}
              </LocalLink>
            </li>
          ))}
        {isSuperAdmin(admin) && (
          <li>
            <LocalLink to="admin" search={firstDaySearch} className={actionClass}>
              <ListChecks className="size-5 text-mata-700" />
              {t('firstDay.link')}
            </LocalLink>
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** The number of admin users. */
function AdminCount() {
  const { t } = useTranslation('manageOverview');
  const { data } = useQuery(adminCountQuery);
  return (
    <section
      aria-labelledby="admin-count"
      className="relative grid min-h-54 content-between gap-3 overflow-hidden rounded-lg bg-mata-100 p-6"
    >
      <div>
        <h2 id="admin-count" className="text-lead font-semibold text-mata-900">
          {t('team.title')}
        </h2>
        <p className="text-sm text-mata-800">{t('team.text')}</p>
      </div>
      <div className="flex items-end justify-between gap-4">
        {data === undefined ? (
          <Skeleton className="h-14 w-16" />
        ) : (
          <p className="text-display font-semibold text-mata-800">{data}</p>
        )}
      </div>
      <p>
        <LocalLink to="adminUsers" className="link text-sm font-semibold text-mata-800">
          {t('team.link')}
        </LocalLink>
      </p>
      <Neighbors className="pointer-events-none absolute -right-4 -bottom-3 w-40 opacity-95 sm:w-44" />
    </section>
  );
}
