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
import { QueueKeysDialog } from '~/command-center/requests/queue/queue-keys';
import { useReview } from '~/command-center/requests/review/fetch-review';
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
  const [dialog, setDialog] = useState<HeaderDialog | 'keys'>();
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
  const take = (step: Step) => {
    const name = tabOfStep[step];
    const isPossible =
      mayWork && review !== undefined && possibleSteps(data, review, admin.id).has(step);
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
  const openIf = (name: HeaderDialog) => () => mayWork && setDialog(name);
  const showTab = (index: number) => () => {
    const name = requestTabs[index];
    if (!name) return;
    if (name === 'facts' && !isNarrow) return focusOn('[data-facts]');
    flushSync(() => show(name));
    focusOn('[role="tab"][aria-selected="true"]');
  };
  useShortcuts({
    a: openIf('assign'),
    s: openIf('snooze'),
    p: openIf('priority'),
    t: () => mayWork && moves.possible.length > 0 && setDialog('state'),
    g: goOn,
    d: () => take('pages'),
    e: () => take('need'),
    b: () => take('bill'),
    v: () => take(next && 'step' in next && next.step === 'decide' ? 'decide' : 'propose'),
    y: () => take('confirm'),
    l: () => take('payment'),
    r: () => focusIn('messages', '[data-reply]'),
    n: () => focusIn('messages', '[data-note]'),
    m: () => focusIn('messages', '[data-macro]'),
    // Only as the usual next step: a request that is closed too early is opened again with a new clock.
    c: () => next && 'move' in next && next.move === 'closed' && goOn(),
    ...Object.fromEntries(requestTabs.map((_name, index) => [String(index + 1), showTab(index)])),
    '?': () => setDialog('keys'),
  });
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
        <RequestTabs data={data} tab={tab} hasFactsTab={isNarrow} onTab={show} />
        <aside
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
        </aside>
      </div>
      {dialog && dialog !== 'keys' && (
        <ChooseDialog
          title={titleOf(dialog)}
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
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
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(undefined)} />}
    </>
  );

  function titleOf(name: HeaderDialog): string {
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
