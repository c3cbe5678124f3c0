import { useQuery } from '@tanstack/react-query';
import { ChevronRight, ClipboardList, Mail, UserPlus } from 'lucide-react';
import { ListFailure } from '~/components/command-center/list-messages';
import { LocalLink } from '~/components/local-link';
import { formSlugs } from '~/config/forms';
import { useTranslation } from '~/i18n/use-translation';
import { can } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { IconTile } from '~/ui/icon-tile';
import { Skeleton } from '~/ui/skeleton';
import { waitingQuery } from '../api/overview-queries';
import { Panel } from './panel';

/** What is new: as the tabs' own filters have it. */
const messages = '?status=new&type=form&type=whatsapp&type=phone&type=email';
const forms = `?status=new${formSlugs
  .filter((slug) => slug !== 'contact')
  .map((slug) => `&type=${slug}`)
  .join('')}`;
const applications = '?view=applications&status=new';

const kinds = [
  { kind: 'messages', to: 'adminContacts', search: messages, icon: Mail },
  { kind: 'applications', to: 'adminMembers', search: applications, icon: UserPlus },
  { kind: 'forms', to: 'adminContacts', search: forms, icon: ClipboardList },
] as const;

/** New messages, applications and forms, as far as they are this admin's business. */
export function WaitingList() {
  const { t } = useTranslation('manageOverview');
  const admin = useAdmin();
  const { data, error, isFetching, refetch } = useQuery(waitingQuery(admin));
  const waiting = kinds.filter(({ kind }) => (data?.[kind] ?? 0) > 0);
  return (
    <Panel title={t('waiting.title')}>
      {!data && error && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-16" />}
      {data && waiting.length === 0 && (
        <p className="text-muted">
          {can(admin, 'contacts') || can(admin, 'members')
            ? t('waiting.nothing')
            : t('waiting.nothingOfYours')}
        </p>
      )}
      {data && waiting.length > 0 && (
        <ul className="-mx-3 grid gap-1">
          {waiting.map(({ kind, to, search, icon }) => (
            <li key={kind}>
              <LocalLink
                to={to}
                search={search}
                className="group flex items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-mata-50"
              >
                <IconTile icon={icon} tone="barro" />
                <span className="grow font-semibold">
                  {t(`waiting.${kind}`, { count: data[kind] ?? 0 })}
                </span>
                <ChevronRight className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5" />
              </LocalLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
