import type { UseQueryResult } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import type { ListPage } from '~/command-center/kit/backend/fetch-page';
import { ListPages } from '~/command-center/kit/list/list-pages';
import { ListStates, moveBetweenRows } from '~/command-center/kit/list/list-states';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import type { List } from '~/command-center/kit/list/use-list';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { ListMessage } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from '~/shared/ui/skeleton';
import { BulkBar } from './bulk-bar';
import { MessageRow } from './message-row';

type MessageListProps = {
  list: List;
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
  const { list, query, isColumn } = props;
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
      empty={<ListMessage title={t('empty.title')} text={t('empty.text')} />}
      className={clsx('relative flex min-h-0 flex-col', isColumn ? 'grow' : 'gap-4')}
    >
      {(page) => <Rows {...props} page={page} />}
    </ListStates>
  );
}

function Rows(props: MessageListProps & { page: ListPage<Contact> }) {
  const { list, query, record, openId, selection, isColumn, page } = props;
  const { t } = useTranslation('manageContacts');
  const isAllSelected = selection.selected.length === page.rows.length;
  return (
    <>
      {/* Arrow keys move between rows; every row stays in the tab order. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows' own links have the focus */}
      <div
        aria-busy={query.isFetching}
        onKeyDown={moveBetweenRows}
        className={clsx(card, isColumn && 'grow', query.isPlaceholderData && 'opacity-60')}
      >
        <label className="flex min-h-10 shrink-0 cursor-pointer items-center gap-2 border-b border-line pr-4 pl-2 text-xs font-semibold text-muted">
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
          {t('bulk.selectAll')}
        </label>
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
            />
          ))}
        </ul>
        {isColumn && (
          <div className="shrink-0 border-t border-line px-4 py-1.5">
            <ListPages list={list} page={page} isColumn />
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
