import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { RequestLink } from '~/command-center/kit/request-link';
import { useStoredSetting } from '~/command-center/kit/stored-setting';
import { TabPage } from '~/command-center/kit/tab-page';
import { Tasks } from '~/command-center/kit/team-work/tasks';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { type Action, useChangeRequests } from '~/command-center/requests/change-requests';
import { ChooseDialog, useRequestChoices } from '~/command-center/requests/choose-dialog';
import { type OpenRequest, requestQuery } from '~/command-center/requests/fetch-request';
import { useReview } from '~/command-center/requests/review/fetch-review';
import { TagsDialog } from '~/command-center/requests/tags/tag-dialogs';
import { subjectOf, useMayWork } from '~/command-center/requests/work-on-request';
import { AppError } from '~/shared/backend/app-error';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactGroup } from '~/shared/ui/facts';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Skeleton } from '~/shared/ui/skeleton';
import { Facts } from './facts';
import { MemberPart } from './member-part';
import { MoveEmails } from './move-emails';
import {
  firstTab,
  nextStep,
  possibleSteps,
  type RequestTab,
  requestTabs,
  type Step,
  tabOfStep,
} from './next-step';
import { QueuePane } from './queue-pane';
import { type HeaderDialog, RequestHeader } from './request-header';
import { RequestNavigation } from './request-navigation';
import { RequestTabs } from './request-tabs';
import { Timeline } from './timeline';
import { useFocusRescue } from './use-focus-rescue';
import { useMoves } from './use-moves';
import { useRequestTab } from './use-request-tab';

/** The media query of `panes:` in admin.css. */
const panes = '(min-width: 80rem) and (min-height: 36rem)';

/** One request: the queue, the work, and the facts, each in a pane where there is room. Each opening is logged. */
export function RequestPage({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(number));
  const admin = useAdmin();
  const hasPanes = useMediaQuery(panes);
  const [queue, setQueue] = useStoredSetting('request-queue', admin.id, ['open', 'closed']);
  const isQueueOpen = hasPanes ? queue === 'open' : undefined;
  useFocusRescue('[data-next-step], [data-request-heading]');
  const navigation = (
    <RequestNavigation
      number={number}
      isQueueOpen={isQueueOpen}
      onQueue={() => setQueue(queue === 'open' ? 'closed' : 'open')}
    />
  );
  const pane = isQueueOpen && <QueuePane number={number} />;
  return (
    <TabPage isFull>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 panes:-mx-3 panes:-mt-1 panes:-mb-14 panes:h-[calc(100dvh-4.5rem)] panes:grid-rows-[auto_minmax(0,1fr)] panes:gap-2">
        {data ? (
          <RequestRecord data={data} navigation={navigation} queue={pane} />
        ) : (
          <>
            {navigation}
            <div className="flex min-h-0 gap-4">
              {pane}
              <div className="min-w-0 grow">
                {error ? (
                  <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
                ) : (
                  <RecordSkeleton />
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </TabPage>
  );
}

function Failure(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('manageRequests');
  if (props.error instanceof AppError && props.error.code === 'not_found') {
    return <ListMessage title={t('record.gone')} text={t('record.goneText')} />;
  }
  return <ListFailure {...props} />;
}

function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1.6fr_1fr]">
        <Skeleton className="h-96 rounded-md!" />
        <Skeleton className="h-96 rounded-md!" />
      </div>
    </div>
  );
}

type RequestRecordProps = {
  data: OpenRequest;
  navigation: ReactNode;
  queue: ReactNode;
};

/** All about one request: its work in tabs, and beside them what it is about. */
function RequestRecord({ data, navigation, queue }: RequestRecordProps) {
  const { t } = useTranslation('manageRequests');
  const admin = useAdmin();
  const mayWork = useMayWork();
  const { hash } = useLocation();
  const { request } = data;
  const [dialog, setDialog] = useState<HeaderDialog>();
  const change = useChangeRequests();
  const apply = (action: Action) => change.mutate({ seen: [request], action });
  const moves = useMoves(request);
  const choices = { ...useRequestChoices(apply), state: moves.choices };
  const { data: review, error } = useReview(request.number);
  const isNarrow = useMediaQuery('(max-width: 63.99rem)');
  const next = review && nextStep(data, review, admin.id, moves.possible);
  const isKnown = review !== undefined || error !== null;
  const { tab, show } = useRequestTab(isKnown ? firstTab(next, request) : undefined, isNarrow);

  const focusIn = (name: RequestTab, selector: string) => {
    flushSync(() => show(name));
    focusOn(selector);
  };
  const possible = () =>
    mayWork && review ? possibleSteps(data, review, admin.id) : new Set<Step>();
  const take = (step: Step) => {
    const name = tabOfStep[step];
    const isPossible = possible().has(step);
    if (step === 'pages') {
      flushSync(() => show(name));
      const page = ['[data-page="received"]', '[data-page]']
        .map((selector) => document.querySelector<HTMLElement>(selector))
        .find((found) => found !== null);
      page?.focus();
      page?.click();
    } else if (!isPossible) show(name);
    else if (step === 'reply') focusIn(name, '[data-reply]');
    else if (step === 'confirm') focusIn(name, '[data-confirm]');
    else if (step === 'propose') {
      flushSync(() => show(name));
      document.querySelector<HTMLElement>('[data-propose]')?.click();
    } else if (step === 'need') show(name, 'need');
    else show(name, { bill: 'bill-new', decide: 'decide', payment: 'payment' }[step]);
  };
  const goOn = () => {
    if (!mayWork || !next || change.isPending || moves.isPending) return;
    if ('move' in next) moves.move(next.move);
    else take(next.step);
  };
  const tabNames: Record<RequestTab, string> = {
    documents: t('documents.title'),
    bills: t('tabs.bills'),
    decision: t('tabs.decision'),
    messages: t('thread.title'),
    facts: t('tabs.facts'),
  };
  const showTab = (name: RequestTab) => () => {
    if (name === 'facts' && !isNarrow) return focusOn('[data-facts]');
    flushSync(() => show(name));
    focusOn('[role="tab"][aria-selected="true"]');
  };
  useShortcuts(() => {
    const steps = possible();
    const isDecision = next !== undefined && 'step' in next && next.step === 'decide';
    const isClosing = next !== undefined && 'move' in next && next.move === 'closed';
    const isBusy = change.isPending || moves.isPending;
    const handle = (key: string, label: string, name: HeaderDialog, isOff = false) => ({
      key,
      label,
      isOff: !mayWork || isBusy || isOff,
      act: () => mayWork && !isOff && setDialog(name),
    });
    const step = (key: string, label: string, name: Step, isOff = !steps.has(name)) => ({
      key,
      label,
      isOff,
      act: () => take(name),
    });
    const write = (key: string, label: string, selector: string) => ({
      key,
      label,
      isOff: !mayWork,
      act: () => focusIn('messages', selector),
    });
    return [
      { key: 'g', label: t('keys.does.goOn'), isOff: !mayWork || !next || isBusy, act: goOn },
      handle('a', t('keys.does.assign'), 'assign'),
      handle('s', t('keys.does.snooze'), 'snooze'),
      handle('p', t('keys.does.priority'), 'priority'),
      handle('t', t('keys.does.state'), 'state', moves.possible.length === 0),
      handle('h', t('keys.does.tags'), 'tags'),
      step('d', t('keys.does.documents'), 'pages', data.files.length === 0),
      step('e', t('keys.does.need'), 'need'),
      step('b', t('keys.does.bill'), 'bill'),
      { shown: ['Alt', '←', '→'], label: t('keys.does.turnPage') },
      { shown: ['Alt', '↑', '↓'], label: t('keys.does.zoomPage') },
      { shown: ['Alt', 'R'], label: t('keys.does.rotatePage') },
      step('v', t('keys.does.decision'), isDecision ? 'decide' : 'propose'),
      step('y', t('keys.does.confirm'), 'confirm'),
      step('l', t('keys.does.payment'), 'payment'),
      write('r', t('keys.does.reply'), '[data-reply]'),
      write('m', t('keys.does.macro'), '[data-macro]'),
      { shown: ['Ctrl', 'Enter'], label: t('keys.does.send') },
      write('n', t('keys.does.note'), '[data-note]'),
      // Only as the usual next step: a request that is closed too early is opened again with a new clock.
      {
        key: 'c',
        label: t('keys.does.close'),
        isOff: !mayWork || !isClosing || isBusy,
        act: () => isClosing && goOn(),
      },
      ...requestTabs.map((name, index) => ({
        key: String(index + 1),
        label: t('keys.does.tab', { name: tabNames[name] }),
        act: showTab(name),
      })),
    ];
  });
  // An aside can't be the panel of a tab.
  const FactsPane = isNarrow ? 'div' : 'aside';
  useEffect(() => {
    if (hash === '#reply') focusOn('[data-reply]');
  }, [hash]);
  return (
    <>
      <div className="grid gap-2">
        <RequestHeader
          data={data}
          navigation={navigation}
          next={next}
          isBusy={change.isPending || moves.isPending}
          hasMoves={moves.possible.length > 0}
          onNext={goOn}
          onDialog={setDialog}
        />
        {!mayWork && <ReadOnlyNotice />}
      </div>
      <div className="grid min-h-0 items-start gap-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] panes:flex panes:items-stretch panes:gap-4 print:block">
        {queue}
        <RequestTabs
          data={data}
          tab={tab}
          hasFactsTab={isNarrow}
          onTab={show}
          onReply={() => focusIn('messages', '[data-reply]')}
        />
        <FactsPane
          data-facts=""
          tabIndex={-1}
          aria-label={t('tabs.facts')}
          {...(isNarrow && { role: 'tabpanel' })}
          className={clsx(
            'min-w-0 outline-none panes:w-72 panes:shrink-0 panes:overflow-y-auto panes:p-1 2xl:panes:w-96',
            // The pane is narrower than the screens for which two columns were made.
            'lg:max-2xl:[&_:is(dl,form)]:grid-cols-1 lg:max-2xl:[&_:is(dl,form)>*]:col-span-1',
            isNarrow && tab !== 'facts' && 'not-print:hidden',
          )}
        >
          <FactParts data={data} />
        </FactsPane>
      </div>
      {dialog === 'tags' && (
        <TagsDialog
          number={request.number ?? ''}
          ids={request.tag_ids}
          onSave={(ids) => apply({ change: { tag_ids: ids } })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog && dialog !== 'tags' && (
        <ChooseDialog
          title={titleOf(dialog)}
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        >
          {dialog === 'state' && <MoveEmails data={data} moves={moves.possible} />}
        </ChooseDialog>
      )}
      {moves.asks && (
        <LazyConfirmDialog
          open
          type="danger"
          title={t('move.withdrawTitle', { number: request.number })}
          message={t('move.withdrawText')}
          confirmLabel={t('move.withdrawn')}
          onConfirm={moves.withdraw}
          onCancel={moves.cancel}
        />
      )}
    </>
  );

  function titleOf(name: Exclude<HeaderDialog, 'tags'>): string {
    if (name === 'priority') return t('columns.priority');
    return name === 'state' ? t('move.other') : t(`${name}.title`);
  }
}

function focusOn(selector: string) {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

/** What the request is about. It renders again for new data, and not whenever the tab or a dialog changes. */
const FactParts = memo(function FactParts({ data }: { data: OpenRequest }) {
  const mayWork = useMayWork();
  const { t } = useTranslation('manageRequests');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Facts data={data} />
      <MemberPart data={data} />
      <Tasks subject={subjectOf(data.request)} tasks={data.tasks} mayWrite={mayWork} />
      <Related data={data} />
      <Timeline data={data} />
      <p className="max-w-prose text-sm text-muted">{t('logged')}</p>
    </div>
  );
});

/** The other requests of the same household. */
function Related({ data: { related, household, member } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const nameOf = (personId: string | null) =>
    household.find(({ id }) => id === personId)?.first_name ?? member.first_name;
  return (
    <FactGroup
      title={t('related.title')}
      form={
        related.length === 0 ? (
          <p className="text-muted">{t('related.none')}</p>
        ) : (
          <ul className="divide-y divide-line/70">
            {related.map((other) => (
              <li key={other.number} className="relative grid gap-0.5 py-3">
                <RequestLink
                  number={other.number}
                  className="w-fit font-semibold text-mata-700 tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {other.number}
                </RequestLink>
                <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <span>{nameOf(other.person_id)}</span>
                  <span>{t(`states.${other.state}`)}</span>
                  {other.kind && <span>{t(`kinds.${other.kind as 'illness'}`)}</span>}
                  {other.service_date && <span>{formatDate(other.service_date, language)}</span>}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
