import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CirclePause, Clock } from 'lucide-react';
import { choicesQuery } from '~/command-center/kit/request-choices';
import { useCurrentMinute } from '~/shared/browser/use-current-minute';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { State, Turn } from '../../../supabase/contracts/request-states';
import type { ListedRequest } from './fetch-requests';
import type { Outcome } from './request-codes';
import { timeLeftOf } from './time-left';

const tones = { team: 'warning', member: 'info', provider: 'info', none: 'neutral' } as const;

type StateBadgeProps = {
  request: { state: State; turn: Turn; outcome: Outcome | null; awaits_confirmation?: boolean };
};

/** The state of a request, in the tone of whose turn it is. */
export function StateBadge({ request }: StateBadgeProps) {
  const { state, turn, outcome, awaits_confirmation: awaits } = request;
  const { t } = useTranslation('manageRequests');
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-x-2 gap-y-1">
      <Badge dot tone={state === 'paid' ? 'success' : tones[turn]} className="shrink-0">
        {t(`states.${state}`)}
      </Badge>
      {awaits && (
        <Badge tone="info" className="min-w-0">
          {t('second')}
        </Badge>
      )}
      {outcome && <span className="text-xs text-muted">{t(`outcomes.${outcome}`)}</span>}
    </span>
  );
}

type TimeBadgeProps = {
  request: Pick<ListedRequest, 'state' | 'turn' | 'team_due_at' | 'team_minutes_used'>;
};

/** The team's time left in office hours, or that its clock is paused. */
export function TimeBadge({ request }: TimeBadgeProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const durationOf = useDuration();
  const now = useCurrentMinute() ?? new Date();
  const left = choices && timeLeftOf(request, choices, now);
  if (!left) return <span className="text-muted">—</span>;
  const { minutes, isPaused } = left;
  const isOver = minutes < 0;
  const time = durationOf(Math.abs(minutes));
  const text = isPaused
    ? t(isOver ? 'time.pausedOver' : 'time.paused', { time })
    : t(isOver ? 'time.over' : 'time.left', { time });
  const due = request.team_due_at;
  const hint = t('time.hint');
  const Icon = isPaused ? CirclePause : Clock;
  return (
    <span
      title={due ? t('time.due', { moment: formatDateTime(due, language), hint }) : hint}
      className={clsx(
        'inline-flex items-center gap-1.5 tabular-nums',
        isPaused && 'text-muted',
        !isPaused && isOver && 'font-semibold text-danger-700',
        !isPaused && !isOver && minutes < 120 && 'font-semibold text-warning-700',
      )}
    >
      <Icon className="size-4 shrink-0" />
      {text}
    </span>
  );
}

/** Formats office minutes: minutes, hours, or office days of eight hours. */
function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('manageRequests');
  return (minutes) => {
    if (minutes < 60) return t('time.minutes', { count: minutes });
    if (minutes >= 16 * 60) return t('time.days', { count: Math.floor(minutes / 480) });
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours >= 4 || rest === 0) return t('time.hours', { count: hours });
    return t('time.hoursMinutes', { hours, minutes: rest });
  };
}
