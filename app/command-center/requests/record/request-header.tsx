import { useQuery } from '@tanstack/react-query';
import { AlarmClock, ArrowRight, Eye, Flag, Mail, Route, Tag, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { choicesQuery, emailOfMove } from '~/command-center/kit/request-choices';
import { type OpenRequest, personName } from '~/command-center/requests/fetch-request';
import { useViewers } from '~/command-center/requests/live';
import { StateBadge, TimeBadge } from '~/command-center/requests/request-badges';
import { TagBadges } from '~/command-center/requests/tags/tag-badges';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import type { State } from '../../../../supabase/contracts/request-states';
import { type NextStep, uncheckedPages } from './next-step';

export type HeaderDialog = 'assign' | 'snooze' | 'priority' | 'state' | 'tags';

type RequestHeaderProps = {
  data: OpenRequest;
  navigation: ReactNode;
  next: NextStep | undefined;
  isBusy: boolean;
  hasMoves: boolean;
  onNext: () => void;
  onDialog: (dialog: HeaderDialog) => void;
};

/** The number and people of the request, whose turn it is, its handles, and the next step. */
export function RequestHeader(props: RequestHeaderProps) {
  const { data, navigation, next, isBusy, hasMoves, onNext, onDialog } = props;
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const heading = useRef<HTMLHeadingElement>(null);
  const { request, member } = data;
  const assignee = useAssigneeName(request.assigned_to);
  const { data: choices } = useQuery(choicesQuery);
  const isEmailed =
    next && 'move' in next && emailOfMove(choices?.states ?? [], request.state, next.move);
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
  const people = [person, person !== memberName && memberName, member.member_number];
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-1" data-request-header="">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {navigation}
        <h1
          ref={heading}
          tabIndex={-1}
          data-request-heading=""
          className="text-heading whitespace-nowrap tabular-nums outline-none"
        >
          {request.number}
        </h1>
        <p
          title={people.filter(Boolean).join(' · ')}
          className="min-w-0 grow basis-40 wrap-anywhere panes:truncate"
        >
          <span className="font-semibold">{person}</span>
          {person !== memberName && <span className="text-muted"> · {memberName}</span>}
          <span className="text-muted">
            {' · '}
            <span className="whitespace-nowrap tabular-nums">{member.member_number}</span>
          </span>
        </p>
        {mayWork && next && (
          <Button
            size="sm"
            data-next-step=""
            aria-keyshortcuts="g"
            title={[t('keys.hint', { key: 'G' }), isEmailed && t('next.email')]
              .filter(Boolean)
              .join('. ')}
            disabled={isBusy}
            onClick={onNext}
          >
            {isEmailed && <Mail className="size-4.5" />}
            <NextStepLabel next={next} data={data} />
            <ArrowRight className="size-4.5" />
          </Button>
        )}
      </div>
      {/* One line beside the panes: a colleague or a new state must not move what is about to be clicked. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 panes:flex-nowrap">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm panes:flex-nowrap panes:overflow-hidden panes:*:shrink-0 panes:*:flex-nowrap">
          <StateBadge request={request} />
          <span className="text-muted">{t(`turns.${request.turn}`)}</span>
          <span className="whitespace-nowrap">
            <TimeBadge request={request} />
          </span>
          {isSnoozed && (
            <Badge className="min-w-0 panes:truncate">
              {t('snooze.until', {
                moment: formatDateTime(request.snoozed_until ?? '', language),
              })}
            </Badge>
          )}
          {request.tag_ids.length > 0 && (
            <span className="max-w-full min-w-0 truncate panes:shrink!">
              <TagBadges ids={request.tag_ids} />
            </span>
          )}
          <Viewers requestId={request.id} />
        </div>
        {mayWork && (
          // On a phone a long name shortens, so that the handles stay in one line.
          <div className="flex min-w-0 gap-1.5 sm:flex-wrap panes:shrink-0 panes:flex-nowrap">
            <Handle
              label={t('columns.assigned')}
              shortcut="A"
              onClick={() => onDialog('assign')}
              isBusy={isBusy}
            >
              <UserRound className="size-4 shrink-0" />
              <span className="truncate">{assignee ?? t('unassigned')}</span>
            </Handle>
            <Handle
              label={t('columns.priority')}
              shortcut="P"
              onClick={() => onDialog('priority')}
              isBusy={isBusy}
            >
              <Flag className="size-4" />
              <span className="max-sm:sr-only">{t(`priority.${request.priority}`)}</span>
            </Handle>
            <Handle
              label={t('snooze.title')}
              shortcut="S"
              onClick={() => onDialog('snooze')}
              isBusy={isBusy}
            >
              <AlarmClock className="size-4" />
              <span className="max-sm:sr-only panes:max-2xl:sr-only">{t('snooze.button')}</span>
            </Handle>
            <Handle
              label={t('tags.title')}
              shortcut="H"
              onClick={() => onDialog('tags')}
              isBusy={isBusy}
            >
              <Tag className="size-4" />
              <span className="max-sm:sr-only panes:max-2xl:sr-only">{t('tags.button')}</span>
            </Handle>
            {hasMoves && (
              <Handle
                label={t('columns.state')}
                shortcut="T"
                onClick={() => onDialog('state')}
                isBusy={isBusy}
              >
                <Route className="size-4" />
                <span className="max-sm:sr-only panes:max-2xl:sr-only">{t('move.other')}</span>
              </Handle>
            )}
          </div>
        )}
      </div>
    </header>
  );
}

function NextStepLabel({ next, data }: { next: NextStep; data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  if ('move' in next) return t(`move.${next.move as Exclude<State, 'draft'>}`);
  if (next.step === 'pages') return t('next.pages', { count: uncheckedPages(data) });
  return t(`next.${next.step}`);
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
      className="inline-flex min-h-11 shrink-0 items-center first:min-w-0 first:shrink gap-2 rounded-full border border-control bg-white px-3 text-sm font-semibold whitespace-nowrap transition-colors hover:border-muted disabled:opacity-60 panes:min-h-10"
    >
      <span className="sr-only">{label}: </span>
      {children}
    </button>
  );
}

/** Who else has this request open. */
function Viewers({ requestId }: { requestId: string }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const viewers = useViewers(requestId);
  const names = new Intl.ListFormat(language).format(viewers.map(({ name }) => name));
  const text = t('record.viewers', { names, count: viewers.length });
  return (
    <div role="status" className="min-w-0 empty:hidden panes:shrink!">
      {viewers.length > 0 && (
        <p
          title={text}
          className="flex items-center gap-2 rounded-full bg-info-100 px-3 py-1 text-info-700"
        >
          <Eye className="size-4 shrink-0" />
          <span className="panes:truncate">{text}</span>
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
