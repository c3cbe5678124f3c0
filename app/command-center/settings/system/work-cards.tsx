import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useJobNames } from '~/command-center/kit/use-job-names';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { formatDateTimeShort } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { useToast } from '~/shared/ui/toast';
import { FigureCard, Figures } from './figure-card';
import {
  formatAgo,
  inboundQuery,
  type ServerDetails,
  type SystemState,
  sendEmails,
  systemKey,
} from './system-state';

type EmailsCardProps = { state: SystemState; queue: ServerDetails['mail'] };

/** The emails that are due, and those that wait for the mail server. */
export function EmailsCard({ state: { emails }, queue }: EmailsCardProps) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const nameOf = useJobNames();
  const isWaiting = emails.length > 0 || (queue?.waiting ?? 0) > 0;
  const ago = (moment: string) => formatAgo(moment, language, Date.now());
  return (
    <FigureCard title={t('emails.title')} action={isWaiting && <SendNow />}>
      {emails.length === 0 && <p className="text-sm text-muted">{t('emails.none')}</p>}
      {emails.length > 0 && (
        <ul className="grid text-sm">
          {emails.map(({ name, waiting, failed, oldest_at }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line/70 py-3 first:pt-0 last:border-0 last:pb-0"
            >
              <span className="grid min-w-0">
                <span className="font-semibold first-letter:uppercase">{nameOf(name)}</span>
                <span className="text-muted">{t('emails.since', { ago: ago(oldest_at) })}</span>
              </span>
              <span className="flex flex-wrap gap-2">
                <Badge>{t('emails.waiting', { count: waiting })}</Badge>
                {failed > 0 && <Badge tone="danger">{t('emails.failed', { count: failed })}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {queue && (
        <div className="grid gap-3 border-t border-line/70 pt-4">
          <h3 className="text-sm font-semibold">{t('queue.title')}</h3>
          <Figures
            of={[
              [t('queue.waiting'), queue.waiting],
              [t('queue.oldest'), queue.oldest_at && ago(queue.oldest_at)],
              [t('queue.failed'), queue.failed],
              [t('queue.error'), queue.last_error],
            ]}
          />
        </div>
      )}
    </FigureCard>
  );
}

/** Whether replies to our emails arrive, and what has arrived. */
export function InboundCard({ state: { inbound } }: { state: SystemState }) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const { data: isOn, isPending } = useQuery(inboundQuery);
  return (
    <FigureCard
      title={t('inbound.title')}
      action={
        isOn !== undefined && (
          <Badge tone={isOn ? 'success' : 'neutral'}>
            {t(isOn ? 'inbound.on' : 'inbound.off')}
          </Badge>
        )
      }
    >
      {isPending && !inbound.last_at && <Skeleton className="h-10" />}
      {isOn === false && <p className="text-sm text-muted">{t('inbound.offText')}</p>}
      {(isOn || inbound.last_at) && (
        <Figures
          of={[
            [
              t('inbound.last'),
              inbound.last_at
                ? formatAgo(inbound.last_at, language, Date.now())
                : t('inbound.never'),
            ],
            [t('inbound.filed'), inbound.filed],
            [t('inbound.ignored'), inbound.ignored],
            [t('inbound.undelivered'), inbound.undelivered],
          ]}
        />
      )}
    </FigureCard>
  );
}

/** Tries to send everything that waits, and reads the figures again. */
function SendNow() {
  const { t } = useTranslation(['manageSystem', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: sendEmails,
    onSuccess: () => toast({ text: t('manageSystem:emails.sent') }),
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: systemKey }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} onClick={() => mutate()}>
      <Send className="size-4" />
      {t('manageSystem:emails.send')}
    </Button>
  );
}

type JobsCardProps = { state: SystemState; schedules: ServerDetails['schedules'] };

/** The last run of each job, and the next run of all of them. */
export function JobsCard({ state: { jobs }, schedules }: JobsCardProps) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const nameOf = useJobNames();
  const schedule = schedules.find(({ name }) => name === 'run-jobs');
  return (
    <FigureCard title={t('jobs.title')}>
      {schedule && (
        <p className="text-sm text-muted">
          {t('jobs.every', { minutes: Math.round(schedule.every_seconds / 60) })}{' '}
          {schedule.next_at &&
            t('jobs.next', { time: formatDateTimeShort(schedule.next_at, language) })}
        </p>
      )}
      {jobs.length === 0 && <p className="text-sm text-muted">{t('jobs.none')}</p>}
      <ul className="grid text-sm">
        {jobs.map((job) => (
          <li
            key={job.name}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line/70 py-3 first:pt-0 last:border-0 last:pb-0"
          >
            <span className="grid min-w-0">
              <span className="font-semibold first-letter:uppercase">{nameOf(job.name)}</span>
              <span className="text-muted">
                {t('jobs.last', {
                  time: formatDateTimeShort(job.ended_at ?? job.started_at, language),
                })}
              </span>
            </span>
            <JobBadge job={job} />
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}

function JobBadge({ job }: { job: SystemState['jobs'][number] }) {
  const { t } = useTranslation('manageSystem');
  const { has_failed, failure, is_late, ended_at, started_at } = job;
  if (has_failed) {
    return (
      <Badge tone="danger">
        {failure ? t('jobs.failed', { code: failure }) : t('jobs.interrupted')}
      </Badge>
    );
  }
  if (is_late) return <Badge tone="warning">{t('jobs.late')}</Badge>;
  if (ended_at === null || Date.parse(ended_at) < Date.parse(started_at)) {
    return <Badge>{t('jobs.running')}</Badge>;
  }
  return <Badge tone="success">{t('jobs.done')}</Badge>;
}
