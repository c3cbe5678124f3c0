import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type Handling, useChangeContacts } from '~/command-center/contacts/change-contacts';
import {
  type Contact,
  type ContactView,
  contactStatuses,
  priorities,
} from '~/command-center/contacts/fetch-contacts';
import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { BulkChoice, BulkBar as Frame } from '~/command-center/kit/list/bulk-bar';
import { ListPages } from '~/command-center/kit/list/list-pages';
import { ListStates, moveBetweenRows } from '~/command-center/kit/list/list-states';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import type { List } from '~/command-center/kit/list/use-list';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { ListMessage } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { MessageRow } from './message-row';

type MessageListProps = {
  list: List;
  view: ContactView;
  query: UseQueryResult<ListPage<Contact>>;
  record: RecordAddress;
  openId: string | null;
  selection: Selection;
  /** The list is beside the thread, so its rows scroll separately. */
  isColumn: boolean;
};

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The rows of the inbox in every state, with bulk actions. */
export function MessageList(props: MessageListProps) {
  const { list, view, query, isColumn } = props;
  const { t } = useTranslation('manageContacts');
  const skeleton = (
    <div aria-busy="true" className={clsx(card, 'gap-px')}>
      {placeholders.map((key) => (
        <Skeleton key={key} className="h-22 rounded-none" />
      ))}
    </div>
  );
  return (
    <ListStates
      {...{ list, query, skeleton }}
      empty={
        view === 'all' ? (
          <ListMessage title={t('empty.title')} text={t('empty.text')} />
        ) : (
          <ListMessage title={t('views.empty')} text={t('views.emptyText')} />
        )
      }
      className={clsx('relative flex min-h-0 flex-col', isColumn ? 'grow' : 'gap-4')}
    >
      {(page) => <Rows {...props} page={page} />}
    </ListStates>
  );
}

function Rows(props: MessageListProps & { page: ListPage<Contact> }) {
  const { list, query, record, openId, selection, isColumn, page } = props;
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const change = useChangeContacts();
  const isAllSelected = selection.selected.length === page.rows.length;
  const selectAll = (
    <label
      title={t('bulk.selectAll')}
      className="flex min-h-10 shrink-0 cursor-pointer items-center gap-2 text-xs font-semibold text-muted"
    >
      <span className="grid size-9 place-items-center">
        <input
          type="checkbox"
          checked={isAllSelected}
          ref={(box) => {
            if (box) box.indeterminate = selection.selected.length > 0 && !isAllSelected;
          }}
          onChange={isAllSelected ? selection.clear : selection.selectAll}
          className="size-4.5 cursor-pointer accent-mata-700"
        />
      </span>
      <span className={clsx(isColumn && 'sr-only')}>{t('bulk.selectAll')}</span>
    </label>
  );
  return (
    <>
      {/* Arrow keys move between rows; every row stays in the tab order. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows' own links have the focus */}
      <div
        aria-busy={query.isFetching}
        onKeyDown={moveBetweenRows}
        className={clsx(card, isColumn && 'grow', query.isPlaceholderData && 'opacity-60')}
      >
        {!isColumn && <div className="border-b border-line pl-2">{selectAll}</div>}
        <ul
          aria-label={t('table')}
          className={clsx('min-h-0 scroll-pb-24', isColumn && 'grow overflow-y-auto')}
        >
          {page.rows.map((contact) => (
            <MessageRow
              key={contact.id}
              contact={contact}
              record={record}
              isOpen={contact.id === openId}
              selection={selection}
              onAssign={
                contact.assigned_to === admin.id
                  ? undefined
                  : () =>
                      change.mutate([
                        { id: contact.id, seen: contact.updated_at, assigned_to: admin.id },
                      ])
              }
            />
          ))}
        </ul>
        {isColumn && (
          <div className="flex shrink-0 items-center gap-2 border-t border-line py-0.5 pr-3 pl-2">
            {selectAll}
            <div className="grow">
              <ListPages list={list} page={page} isColumn />
            </div>
          </div>
        )}
      </div>
      {!isColumn && <ListPages list={list} page={page} />}
      {selection.selected.length > 0 && (
        <div
          className={clsx(
            '@container z-20 px-2',
            isColumn ? 'absolute inset-x-0 bottom-2' : 'sticky bottom-3',
          )}
        >
          <BulkBar selection={selection} rows={page.rows} />
        </div>
      )}
    </>
  );
}

const card =
  'flex min-h-0 flex-col overflow-hidden rounded-lg bg-white shadow-raised transition-opacity duration-200';

type BulkBarProps = { selection: Selection; rows: readonly Contact[] };

/** Actions for all selected messages. The bar covers the bottom of the list. */
function BulkBar({ selection, rows }: BulkBarProps) {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const change = useChangeContacts();
  const { selected } = selection;
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const hasMessages = chosen.some(({ kind }) => kind !== 'form');
  const assignees = team.filter(
    (one) => one.status === 'active' && (hasMessages ? can(one, 'contacts') : canSeeRequests(one)),
  );
  const apply = (handling: Handling) =>
    change.mutate(
      selected.map((id) => ({ id, ...handling })),
      { onSuccess: () => selection.deselect(selected) },
    );
  return (
    <Frame
      label={t('bulk.actions')}
      summary={t('bulk.selected', { count: selected.length })}
      clearLabel={t('bulk.clear')}
      onClear={selection.clear}
    >
      <BulkChoice
        label={t('columns.status')}
        isBusy={change.isPending}
        choices={contactStatuses.map((value) => ({
          label: t(`status.${value}`),
          onChoose: () => apply({ status: value }),
        }))}
      />
      <BulkChoice
        label={t('columns.priority')}
        isBusy={change.isPending}
        choices={priorities.map((value) => ({
          label: t(`priority.${value}`),
          onChoose: () => apply({ priority: value }),
        }))}
      />
      <BulkChoice
        label={t('bulk.assign')}
        isBusy={change.isPending}
        choices={[
          { label: t('unassigned'), onChoose: () => apply({ assigned_to: null }) },
          ...assignees.map(({ id, name }) => ({
            label: id === admin.id ? t('me', { name }) : name,
            onChoose: () => apply({ assigned_to: id }),
          })),
        ]}
      />
    </Frame>
  );
}
