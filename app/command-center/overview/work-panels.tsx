import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure } from '~/command-center/kit/list-messages';
import { Panel } from '~/command-center/kit/panel';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import { useAskedBy } from '~/command-center/kit/use-asked-by';
import { useJobNames } from '~/command-center/kit/use-job-names';
import { useWaitingControl } from '~/command-center/kit/waiting-control';
import type { Page } from '~/paths';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Skeleton } from '~/shared/ui/skeleton';
import { activityQuery, figuresQuery, type WaitingControl } from './overview-queries';

/** What waits for a second super admin, if anything does. For super admins, also the one who asked. */
export function ControlsWaiting() {
  const { data } = useQuery(figuresQuery);
  return data?.controls?.length ? <Waiting controls={data.controls} /> : null;
}

function Waiting({ controls }: { controls: readonly WaitingControl[] }) {
  const { t } = useTranslation('commandCenter');
  const askedBy = useAskedBy();
  const { textOf, placeOf } = useWaitingControl();
  return (
    <Panel title={t('controls.title')}>
      <p className="text-sm text-muted">{t('controls.text')}</p>
      <ul className="grid gap-1">
        {controls.map((control) => (
          <li key={`${control.kind} ${control.id}`}>
            <PanelLink {...placeOf(control)}>
              <span className="font-semibold">{textOf(control)}</span>
              <span className="text-sm text-muted">
                {askedBy(control.asked_by, control.asked_at)}
              </span>
            </PanelLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The members whose address refuses our emails, if there are any. For admins for members. */
export function RefusedEmails() {
  const { t } = useTranslation('manageOverview');
  const { data } = useQuery(figuresQuery);
  const { count, latest } = data?.refused_emails ?? { count: 0, latest: [] };
  if (count === 0) return null;
  return (
    <Panel title={t('refusedEmails.title')}>
      <p className="text-sm text-muted">{t('refusedEmails.text', { count })}</p>
      <ul className="grid gap-1">
        {latest.map(({ member_id, name }) => (
          <li key={member_id}>
            <PanelLink to="adminMembers" search={`?open=${member_id}`}>
              <span className="font-semibold wrap-anywhere">{name}</span>
            </PanelLink>
          </li>
        ))}
      </ul>
      {count > latest.length && (
        <p className="text-sm text-muted">
          {t('refusedEmails.more', { count: count - latest.length })}
        </p>
      )}
    </Panel>
  );
}

/** A line of a panel that leads to what it names. */
function PanelLink({ children, ...place }: { to: Page; search: string; children: ReactNode }) {
  return (
    <LocalLink
      {...place}
      className="group -mx-3 flex items-center gap-4 rounded-md px-3 py-2.5 transition-colors hover:bg-mata-50"
    >
      <span className="grid min-w-0 grow">{children}</span>
      <ChevronRight className="size-5 shrink-0 text-muted transition-transform group-hover:translate-x-0.5" />
    </LocalLink>
  );
}

/** When the jobs last ran, and which failed, for super admins. */
export function ScheduledWork() {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const nameOf = useJobNames();
  const { data } = useQuery(figuresQuery);
  if (!data?.jobs) return null;
  const { ran_at, is_late, failed } = data.jobs;
  const isWell = !is_late && failed.length === 0;
  const Icon = isWell ? Clock : CircleAlert;
  return (
    <section
      aria-label={t('jobs.title')}
      className={`flex gap-3 rounded-lg p-4 text-sm ${isWell ? 'bg-sand/70 text-muted' : 'bg-danger-100 text-danger-700'}`}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <div className="grid min-w-0 gap-1">
        <p>
          {ran_at ? t('jobs.ranAt', { time: formatDateTime(ran_at, language) }) : t('jobs.never')}
        </p>
        {failed.length > 0 && (
          <p className="font-semibold">
            {t('jobs.failed', {
              jobs: new Intl.ListFormat(language).format(failed.map(nameOf)),
            })}
          </p>
        )}
        {is_late && <p className="font-semibold">{t('jobs.late')}</p>}
      </div>
    </section>
  );
}

/** Recent activity that this admin may see. */
export function RecentActivity() {
  const { t } = useTranslation('manageOverview');
  const { language } = useLanguage();
  const words = useActivityLabels();
  const admin = useAdmin();
  const { data, error, isFetching, refetch } = useQuery(activityQuery);
  return (
    <Panel title={t('activity.title')}>
      {!data && error && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.length === 0 && <p className="text-muted">{t('activity.empty')}</p>}
      {data && data.length > 0 && (
        <ol className="grid">
          {data.map((line) => (
            <li
              key={line.id}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line/70 py-3 text-sm first:pt-0 last:border-0"
            >
              <span>
                <span className="font-semibold">
                  {line.actor_name ?? words.actor(line.actor_kind)}
                </span>
                <span aria-hidden="true" className="text-muted">
                  {' · '}
                </span>
                {words.action(line.action)}
              </span>
              <time dateTime={line.created_at} className="text-xs text-muted">
                {formatDateTime(line.created_at, language)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {isSuperAdmin(admin) && (
        <p>
          <LocalLink to="adminLog" className="link text-sm font-semibold text-mata-700">
            {t('activity.all')}
          </LocalLink>
        </p>
      )}
    </Panel>
  );
}
