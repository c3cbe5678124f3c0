import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  History,
  LayoutDashboard,
  Mail,
  Settings,
  TvMinimalPlay,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { type Admin, isSuperAdmin } from '~/command-center/kit/backend/admin';
import type { Page } from '~/paths';

/** The tabs in display order. `label` is a key of `commandCenter:tabs` (docs/adding-a-tab.md). */
const tabs = [
  { label: 'overview', to: 'admin', icon: LayoutDashboard },
  { label: 'shows', to: 'adminShows', icon: TvMinimalPlay },
  { label: 'requests', to: 'adminRequests', icon: ClipboardList },
  { label: 'contacts', to: 'adminContacts', icon: Mail },
  { label: 'analytics', to: 'adminAnalytics', icon: ChartColumn },
  { label: 'books', to: 'adminBooks', icon: BookOpen },
  { label: 'users', to: 'adminUsers', icon: UserCog },
  { label: 'members', to: 'adminMembers', icon: UsersRound },
  { label: 'log', to: 'adminLog', icon: History, isForSuperAdmins: true },
  { label: 'settings', to: 'adminSettings', icon: Settings, isForSuperAdmins: true },
] as const satisfies readonly {
  label: string;
  to: Page;
  icon: unknown;
  isForSuperAdmins?: boolean;
}[];

export type Tab = (typeof tabs)[number];

/** Every admin sees every tab, except the audit log and the settings, which are for super admins. */
export function tabsOf(admin: Admin): readonly Tab[] {
  return tabs.filter((tab) => !('isForSuperAdmins' in tab) || isSuperAdmin(admin));
}
