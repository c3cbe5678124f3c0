import { useQuery } from '@tanstack/react-query';
import { AlarmClock, Eye, Flag, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { choicesQuery } from '~/command-center/kit/request-choices';
import {
  type OpenRequest,
  personName,
  type SharingRequest,
} from '~/command-center/requests/fetch-request';
import { useViewers } from '~/command-center/requests/live';
import { StateBadge, TimeBadge } from '~/command-center/requests/request-badges';
import type { State } from '~/command-center/requests/request-codes';
import { moveRequest, useMayWork, useWork } from '~/command-center/requests/work-on-request';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';

type RequestHeaderProps = {
  data: OpenRequest;
  isBusy: boolean;
  onDialog: (dialog: 'assign' | 'snooze' | 'priority') => void;
};

/** The number and people of the request, whose turn it is, and the next steps. */
export function RequestHeader({ data, isBusy, onDialog }: RequestHeaderProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const heading = useRef<HTMLHeadingElement>(null);
  const { request, member } = data;
  const assignee = useAssigneeName(request.assigned_to);
  const memberName = `${member.first_name} ${member.last_name}`;
  const person = personName(data);
  const isSnoozed =
    request.snoozed_until !== null && Date.parse(request.snoozed_until) > Date.now();
  // The request has replaced the list, so it takes the focus and screen readers announce it.
  useEffect(() => {
    window.scrollTo(0, 0);
    const isFree = document.activeElement === document.body || !document.activeElement;
    if (isFree) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-3 text-subtitle tabular-nums outline-none"
          >
            {request.number}
          </h1>
          <p className="wrap-anywhere">
            <span className="font-semibold">{person}</span>
            {person !== memberName && <span className="text-muted"> · {memberName}</span>}
            <span className="text-muted tabular-nums"> · {member.member_number}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
            <StateBadge request={request} />
            <span className="text-muted">{t(`turns.${request.turn}`)}</span>
            <TimeBadge request={request} />
            {isSnoozed && (
              <Badge>
                {t('snooze.until', {
                  moment: formatDateTime(request.snoozed_until ?? '', language),
                })}
              </Badge>
            )}
          </p>
        </div>
        {mayWork && (
          <div className="flex flex-wrap gap-2">
            <Handle
              label={t('columns.assigned')}
              shortcut="A"
              onClick={() => onDialog('assign')}
              isBusy={isBusy}
            >
              <UserRound className="size-4" />
              {assignee ?? t('unassigned')}
            </Handle>
            <Handle
              label={t('columns.priority')}
              shortcut="P"
              onClick={() => onDialog('priority')}
              isBusy={isBusy}
            >
              <Flag className="size-4" />
              {t(`priority.${request.priority}`)}
            </Handle>
            <Handle
              label={t('snooze.title')}
              shortcut="S"
              onClick={() => onDialog('snooze')}
              isBusy={isBusy}
            >
              <AlarmClock className="size-4" />
              {t('snooze.button')}
            </Handle>
          </div>
        )}
      </div>
      <Viewers requestId={request.id} />
      {mayWork && <NextStates request={request} />}
    </header>
  );
}

type HandleProps = {
  label: string;
  shortcut: string;
  onClick: () => void;
  isBusy: boolean;
  children: ReactNode;
};

/** A small button with the current value of a field, which opens its choices. */
function Handle({ label, shortcut, onClick, isBusy, children }: HandleProps) {
  const { t } = useTranslation('manageRequests');
  return (
    <button
      type="button"
      disabled={isBusy}
      aria-keyshortcuts={shortcut.toLowerCase()}
      title={`${label} (${t('keys.hint', { key: shortcut })})`}
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-white px-4 text-sm font-semibold transition-colors hover:border-muted disabled:opacity-60"
    >
      <span className="sr-only">{label}: </span>
      {children}
    </button>
  );
}

/** How a request usually goes on. In review, a decision ends it; a closed one stays closed. */
const usualMoves: Partial<Record<string, State>> = {
  received: 'checking',
  checking: 'in_review',
  waiting_member: 'checking',
  waiting_provider: 'in_review',
  answered: 'paying',
  paying: 'paid',
  paid: 'closed',
};

/** The next states of a request as buttons. A decision answers it. */
function NextStates({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('manageRequests');
  const { data: choices } = useQuery(choicesQuery);
  const [asks, setAsks] = useState(false);
  const work = useWork();
  const { number } = request;
  const nextStates = (choices?.states.find(({ state }) => state === request.state)?.next_states ??
    []) as State[];
  // Without a decision there is no answer.
  const possible = nextStates.filter((state) => state !== 'answered' || request.outcome !== null);
  const isPaid =
    request.state !== 'answered' ||
    request.outcome === 'shared' ||
    request.outcome === 'partly_shared';
  const usual = isPaid ? usualMoves[request.state] : 'closed';
  const next = possible.toSorted((a, b) => Number(b === usual) - Number(a === usual));
  const move = (to: State) =>
    work.mutate({
      work: () => moveRequest(request.id, request.state, to),
      text: t('move.done', { number, state: t(`states.${to}`) }),
    });
  const choose = (to: State) => {
    if (to === 'withdrawn') setAsks(true);
    else move(to);
  };
  if (next.length === 0) return null;
  return (
    <section aria-label={t('move.title')} className="flex flex-wrap gap-2">
      {next.map((state) => (
        <Button
          key={state}
          size="sm"
          variant={state === usual ? 'primary' : state === 'withdrawn' ? 'quiet' : 'outline'}
          disabled={work.isPending}
          onClick={() => choose(state)}
        >
          {t(`move.${state as Exclude<State, 'draft'>}`)}
        </Button>
      ))}
      {asks && (
        <LazyConfirmDialog
          open
          type="danger"
          title={t('move.withdrawTitle', { number })}
          message={t('move.withdrawText')}
          confirmLabel={t('move.withdrawn')}
          onConfirm={() => {
            setAsks(false);
            move('withdrawn');
          }}
          onCancel={() => setAsks(false)}
        />
      )}
    </section>
  );
}

/** Who else has this request open. */
function Viewers({ requestId }: { requestId: string }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const viewers = useViewers(requestId);
  const names = new Intl.ListFormat(language).format(viewers.map(({ name }) => name));
  return (
    <div role="status" className="empty:hidden">
      {viewers.length > 0 && (
        <p className="flex items-center gap-2 rounded-md bg-info-100 px-4 py-2.5 text-sm text-info-700">
          <Eye className="size-5 shrink-0" />
          {t('record.viewers', { names, count: viewers.length })}
        </p>
      )}
    </div>
  );
}

/** The name of a team member; undefined for no one, and while the team loads. */
function useAssigneeName(id: string | null): string | undefined {
  const { data: team = [] } = useQuery(teamQuery);
  return team.find((one) => one.id === id)?.name;
}
