import {
  ChartColumn,
  ClipboardList,
  MailOpen,
  TvMinimalPlay,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Panel } from './panel';

const actions = [
  { label: 'workOnRequests', to: 'adminRequests', icon: ClipboardList, needs: 'requests' },
  { label: 'readMessages', to: 'adminContacts', icon: MailOpen, needs: 'contacts' },
  { label: 'addEpisode', to: 'adminShows', icon: TvMinimalPlay, needs: 'shows', open: 'new' },
  { label: 'addMember', to: 'adminMembers', icon: UsersRound, needs: 'members', open: 'new' },
  { label: 'addUser', to: 'adminUsers', icon: UserPlus, needs: 'users', open: 'new' },
  { label: 'seeNumbers', to: 'adminAnalytics', icon: ChartColumn, needs: 'analytics' },
] as const;

/** Links to the most frequent actions of this admin. */
export function QuickActions() {
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
                className="flex min-h-12 items-center gap-3 rounded-sm bg-sand/70 px-4 text-sm font-semibold transition-colors hover:bg-sand"
              >
                <action.icon className="size-5 text-mata-700" />
                {t(`actions.${action.label}`)}
              </LocalLink>
            </li>
          ))}
      </ul>
    </Panel>
  );
}
