import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  History,
  Inbox,
  LayoutDashboard,
  Mail,
  Menu,
  Settings,
  TvMinimalPlay,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { useLocation } from 'react-router';
import {
  type Admin,
  can,
  canReadSharing,
  canSeeRequests,
  isSuperAdmin,
  settingsOf,
} from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { hasWork, useDueWork } from '~/command-center/kit/team-work/for-me';
import { type Page, pageAt } from '~/paths';
import { useDismissibleDetails } from '~/shared/chrome/use-dismissible-details';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

/** The tabs beside the page. On a phone they are a menu above it, labeled with the open tab. */
export function TabMenu() {
  const { t } = useTranslation('commandCenter');
  const admin = useAdmin();
  const page = pageAt(useLocation().pathname);
  const details = useDismissibleDetails();
  const tabs = tabsOf(admin);
  const due = useDueWork();
  const current = tabs.find(({ to }) => to === page);
  const title = current ? t(`tabs.${current.label}`) : t('frame.account');
  return (
    <>
      <nav aria-label={t('frame.menu')} className="max-lg:hidden">
        <div className="sticky top-14 max-h-[calc(100dvh-3.5rem)] w-56 overflow-y-auto py-3 pl-3">
          <TabList tabs={tabs} due={due} />
        </div>
      </nav>
      <nav
        aria-label={t('frame.menu')}
        className="sticky top-14 z-30 bg-paper px-5 pb-2 md:px-6 lg:hidden"
      >
        <details ref={details} className="group relative">
          <summary className="flex min-h-11 items-center gap-3 rounded-sm bg-mata-100 px-4 font-semibold text-mata-800">
            <Menu className="size-5" />
            <span className="grow">{title}</span>
            {page !== 'adminForMe' && <DueBadge due={due} />}
          </summary>
          <div className="absolute inset-x-0 top-full mt-2 rounded-md bg-white p-2 shadow-float">
            <TabList tabs={tabs} due={due} />
          </div>
        </details>
      </nav>
    </>
  );
}

type TabListProps = { tabs: readonly Tab[]; due: number };

function TabList({ tabs, due }: TabListProps) {
  const { t } = useTranslation('commandCenter');
  return (
    <ul className="grid gap-1">
      {tabs.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <LocalLink
            to={to}
            className="flex min-h-12 items-center gap-3 rounded-sm px-3 text-sm lg:min-h-10 font-semibold text-muted transition-colors hover:bg-sand hover:text-ink aria-[current]:bg-mata-100 aria-[current]:text-mata-800"
          >
            <Icon className="size-5 shrink-0" strokeWidth={1.9} />
            <span className="grow">{t(`tabs.${label}`)}</span>
            {label === 'forMe' && <DueBadge due={due} />}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** How much waits for this admin now, beside the tab that lists it. */
function DueBadge({ due }: { due: number }) {
  const { t } = useTranslation('commandCenter');
  if (due === 0) return null;
  return (
    <span className="grid h-6 min-w-6 place-items-center rounded-full bg-mata-800 px-1.5 text-xs font-semibold text-paper tabular-nums">
      <span aria-hidden="true">{due > 99 ? '99+' : due}</span>
      <span className="sr-only">{t('forMe.waiting', { count: due })}</span>
    </span>
  );
}

/** The tabs in display order: daily work first. `label` is a key of `commandCenter:tabs` (docs/adding-a-tab.md). */
const tabs = [
  { label: 'overview', to: 'admin', icon: LayoutDashboard },
  { label: 'forMe', to: 'adminForMe', icon: Inbox, isOpenTo: hasWork },
  { label: 'requests', to: 'adminRequests', icon: ClipboardList, isOpenTo: canReadSharing },
  { label: 'contacts', to: 'adminContacts', icon: Mail, isOpenTo: canSeeRequests },
  { label: 'members', to: 'adminMembers', icon: UsersRound, isOpenTo: canSeeRequests },
  { label: 'books', to: 'adminBooks', icon: BookOpen, isOpenTo: (one) => can(one, 'books') },
  { label: 'shows', to: 'adminShows', icon: TvMinimalPlay },
  {
    label: 'analytics',
    to: 'adminAnalytics',
    icon: ChartColumn,
    isOpenTo: (one) => can(one, 'analytics'),
  },
  { label: 'users', to: 'adminUsers', icon: UserCog },
  { label: 'log', to: 'adminLog', icon: History, isOpenTo: isSuperAdmin },
  { label: 'settings', to: 'adminSettings', icon: Settings, isOpenTo: hasSettings },
] as const satisfies readonly {
  label: string;
  to: Page;
  icon: unknown;
  isOpenTo?: (admin: Admin) => boolean;
}[];

type Tab = (typeof tabs)[number];

/** The tabs that this admin may open. Everyone may see the shows and the team. */
export function tabsOf(admin: Admin): readonly Tab[] {
  return tabs.filter((tab) => !('isOpenTo' in tab) || tab.isOpenTo(admin));
}

function hasSettings(admin: Admin): boolean {
  return settingsOf(admin).length > 0;
}
