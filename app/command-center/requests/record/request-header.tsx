import { AlarmClock, Flag, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { StateBadge } from '~/command-center/requests/state-badge';
import { TimeBadge } from '~/command-center/requests/time-badge';
import { useAssigneeName } from '~/command-center/requests/use-assignee-name';
import { useMayWork } from '~/command-center/requests/use-work';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { NextStates } from './next-states';
import { personName } from './person-name';
import { Viewers } from './viewers';

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
