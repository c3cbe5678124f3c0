import { memo, type Ref, useCallback, useRef } from 'react';
import { Notes } from '~/command-center/kit/team-work/notes';
import { Bills } from '~/command-center/requests/bills/bills';
import { type ReplyHandle, Thread } from '~/command-center/requests/conversation/thread';
import { DecisionCard } from '~/command-center/requests/decision/decision-card';
import { Documents } from '~/command-center/requests/documents/documents';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { NeedCard } from '~/command-center/requests/needs/need-card';
import { Payments } from '~/command-center/requests/payments/payments';
import { useReview } from '~/command-center/requests/review/fetch-review';
import { subjectOf, useMayWork } from '~/command-center/requests/work-on-request';
import { preloadable, usePreloadable } from '~/shared/browser/preloadable';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { Tabs } from '~/shared/ui/tabs';
import { type RequestTab, unansweredMessages, uncheckedPages } from './next-step';

type RequestTabsProps = {
  data: OpenRequest;
  tab: RequestTab;
  /** The facts are a tab, whose panel the page shows. */
  hasFactsTab: boolean;
  onTab: (tab: RequestTab) => void;
  /** Shows the message to the member, and focuses it. */
  onReply: () => void;
};

/** The work on a request. All panels stay mounted with what was typed in them, and new data alone renders them. */
export function RequestTabs({ data, tab, hasFactsTab, onTab, onReply }: RequestTabsProps) {
  const { t } = useTranslation('manageRequests');
  const reply = useRef<ReplyHandle>(null);
  const showReply = useRef(onReply);
  showReply.current = onReply;
  const suggest = useCallback((text: string) => {
    showReply.current();
    reply.current?.insert(text);
  }, []);
  const pages = uncheckedPages(data);
  const messages = unansweredMessages(data);
  const tasks = data.tasks.filter(({ done_at }) => done_at === null).length;
  const countOf = (name: 'pages' | 'messages' | 'tasks', value: number) => ({
    value,
    label: t(`tabs.${name}`, { count: value }),
  });
  return (
    <Tabs
      isKept
      label={t('tabs.label')}
      value={tab}
      onChange={onTab}
      className="min-w-0 panes:flex panes:min-h-0 panes:flex-1 panes:flex-col"
      panelClass="grid content-start grid-cols-[minmax(0,1fr)] gap-6 pt-4 panes:min-h-0 panes:grow panes:overflow-y-auto panes:px-1 panes:pb-4 focus-visible:-outline-offset-3"
      items={[
        {
          value: 'documents',
          label: t('documents.title'),
          count: countOf('pages', pages),
          content: <DocumentsPanel data={data} />,
        },
        {
          value: 'bills',
          label: t('tabs.bills'),
          content: <BillsPanel data={data} onSuggest={suggest} />,
        },
        { value: 'decision', label: t('tabs.decision'), content: <DecisionPanel data={data} /> },
        {
          value: 'messages',
          label: t('thread.title'),
          count: countOf('messages', messages),
          content: <MessagesPanel data={data} reply={reply} />,
        },
        ...(hasFactsTab
          ? [{ value: 'facts' as const, label: t('tabs.facts'), count: countOf('tasks', tasks) }]
          : []),
      ]}
    />
  );
}

type PanelProps = { data: OpenRequest };

const DocumentsPanel = memo(Documents);

const memberBills = preloadable(
  async () => (await import('~/command-center/requests/member-bills/member-bills')).MemberBills,
);

type BillsPanelProps = PanelProps & { onSuggest: (text: string) => void };

const BillsPanel = memo(function BillsPanel({ data, onSuggest }: BillsPanelProps) {
  const query = useReview(data.request.number);
  const MemberBills = usePreloadable(memberBills, data.member_bills.length > 0);
  return (
    <>
      {query.data ? (
        <>
          <NeedCard data={data} review={query.data} />
          <Bills data={data} review={query.data} />
        </>
      ) : query.error ? (
        <LoadFailure query={query} />
      ) : (
        <PanelSkeleton />
      )}
      {MemberBills && <MemberBills data={data} onSuggest={onSuggest} />}
    </>
  );
});

const DecisionPanel = memo(function DecisionPanel({ data }: PanelProps) {
  const query = useReview(data.request.number);
  if (query.data) {
    return (
      <>
        <DecisionCard data={data} review={query.data} />
        <Payments data={data} review={query.data} />
      </>
    );
  }
  return query.error ? <LoadFailure query={query} /> : <PanelSkeleton />;
});

type MessagesPanelProps = PanelProps & { reply: Ref<ReplyHandle> };

const MessagesPanel = memo(function MessagesPanel({ data, reply }: MessagesPanelProps) {
  const mayWork = useMayWork();
  return (
    <>
      <Thread data={data} reply={reply} />
      <Notes subject={subjectOf(data.request)} notes={data.notes} mayWrite={mayWork} shortcut="n" />
    </>
  );
});

function PanelSkeleton() {
  return (
    <>
      <Skeleton className="h-40 rounded-md!" />
      <Skeleton className="h-40 rounded-md!" />
    </>
  );
}
