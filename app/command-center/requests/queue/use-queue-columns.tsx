import { BellRing } from 'lucide-react';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { selectColumn } from '~/command-center/kit/list/select-column';
import type { Selection } from '~/command-center/kit/list/use-selection';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { StateBadge, TimeBadge } from '~/command-center/requests/request-badges';
import { TagBadges } from '~/command-center/requests/tags/tag-badges';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

/**
 * The columns of the queue.
 * @param selection none for admins who cannot change requests.
 */
export function useQueueColumns(
  selection: Pick<Selection, 'isSelected' | 'toggle'> | undefined,
): ListColumn<ListedRequest>[] {
  const { t } = useTranslation('manageRequests');
  const columns: ListColumn<ListedRequest>[] = [
    {
      id: 'number',
      isFixed: true,
      header: t('columns.number'),
      isMain: true,
      // Numbers are given in the order of arrival.
      sort: 'submitted_at',
      width: 8.5,
      cell: ({ number }) => <span className="whitespace-nowrap tabular-nums">{number}</span>,
    },
    {
      id: 'member',
      header: t('columns.member'),
      width: 16,
      isImportant: true,
      isPlain: true,
      cell: (request) => <People request={request} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      // At its narrowest it has room for the longest state. A second badge needs all of it.
      width: 19,
      isImportant: true,
      isPlain: true,
      cell: (request) => <StateBadge request={request} />,
    },
    {
      id: 'time',
      isFixed: true,
      header: t('columns.time'),
      sort: 'team_due_at',
      width: 10.25,
      cell: (request) => <TimeBadge request={request} />,
    },
    {
      id: 'news',
      header: t('columns.news'),
      width: 10,
      isPlain: true,
      cell: (request) => <News request={request} />,
    },
    {
      id: 'assigned',
      header: t('columns.assigned'),
      cell: ({ assigned_name: name }) =>
        name ?? <span className="text-muted">{t('unassigned')}</span>,
    },
    {
      id: 'priority',
      isFixed: true,
      header: t('columns.priority'),
      width: 6.5,
      cell: ({ priority }) =>
        priority === 'high' ? (
          <Badge tone="danger">{t('priority.high')}</Badge>
        ) : (
          <span className="text-muted">{t(`priority.${priority}`)}</span>
        ),
    },
    {
      id: 'tags',
      header: t('columns.tags'),
      width: 10,
      isPlain: true,
      isBesideName: true,
      cell: ({ tag_ids: ids }) => (ids.length > 0 ? <TagBadges ids={ids} /> : '—'),
    },
  ];
  if (!selection) return columns;
  const select = selectColumn<ListedRequest>({
    header: t('columns.select'),
    labelOf: ({ number }) => t('bulk.select', { number }),
    selection,
  });
  return [select, ...columns];
}

/** The person who needed care, and the member if it is someone else. */
function People({ request }: { request: ListedRequest }) {
  const { person_name: person, member_name: member, member_number: number } = request;
  return (
    <>
      <span className="font-medium">{person}</span>{' '}
      <span className="text-xs text-muted">
        {person !== member && `${member} · `}
        <span className="tabular-nums">{number}</span>
      </span>
    </>
  );
}

/** Files to check and messages that no one has read. */
function News({ request }: { request: ListedRequest }) {
  const { t } = useTranslation('manageRequests');
  const { new_files: files, new_messages: messages } = request;
  if (files === 0 && messages === 0) return <span className="text-muted">—</span>;
  return (
    <span className="inline-flex max-w-full items-center gap-2 text-info-700">
      <BellRing className="size-4 shrink-0" />
      <span className="min-w-0 overflow-hidden text-xs font-semibold text-ellipsis">
        {messages > 0 && t('news.messages', { count: messages })}
        {messages > 0 && files > 0 && ', '}
        {files > 0 && t('news.files', { count: files })}
      </span>
    </span>
  );
}
