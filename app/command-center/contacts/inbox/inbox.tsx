import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { BellRing, Keyboard, MessageSquareText, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AddContactDialog } from '~/command-center/contacts/add-contact-dialog';
import { ContactDialog } from '~/command-center/contacts/contact-dialog';
import {
  contactKeys,
  contactsQuery,
  contactViews,
  countsQuery,
  fullContactReader,
  useContactList,
} from '~/command-center/contacts/fetch-contacts';
import { TemplatesDialog } from '~/command-center/contacts/templates/templates-dialog';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { ListViews } from '~/command-center/kit/list/list-views';
import type { List } from '~/command-center/kit/list/use-list';
import { useSelection } from '~/command-center/kit/list/use-selection';
import { TabHeading } from '~/command-center/kit/tab-page';
import { showKeys, useShortcuts } from '~/command-center/kit/use-shortcuts';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ContactFilters } from './contact-filters';
import { maxNewMessages, newestQuery, newMessagesQuery } from './fetch-new-messages';
import { MessageList } from './message-list';
import { MessagePane } from './message-pane';
import { useContactColumns } from './use-contact-columns';
import { useInboxKeys } from './use-inbox-keys';

/** The list of messages. On a wide screen the open one is beside it, otherwise in a dialog. */
export function Inbox() {
  const { t } = useTranslation(['manageContacts', 'commandCenter']);
  const admin = useAdmin();
  const mayWrite = can(admin, 'contacts');
  const isSplit = useMediaQuery('(min-width: 68.75rem)');
  const record = useOpenRecord();
  const { list, view, addressOf } = useContactList(admin);
  const { data: counts } = useQuery(countsQuery);
  const query = useQuery(contactsQuery(list.request, view, admin.id));
  const columns = useContactColumns();
  const [isAiming, setAiming] = useState(false);
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const isDialog = record.openId === 'new' || record.openId === 'templates';
  const openId = isDialog ? null : record.openId;
  const keys = useInboxKeys({
    rows,
    openId,
    open: record.open,
    close: record.close,
    selection,
    mayWrite,
  });
  useShortcuts(() =>
    mayWrite
      ? [
          { label: t('manageContacts:add'), act: () => record.open('new') },
          { label: t('manageContacts:templates.button'), act: () => record.open('templates') },
        ]
      : [],
  );
  return (
    <div
      className={clsx(
        '@container mx-auto w-full gap-2.5',
        isSplit
          ? '-mb-12 flex h-[calc(100dvh-5.25rem)] min-h-100 max-w-640 flex-col'
          : 'grid max-w-320 grid-cols-[minmax(0,1fr)]',
      )}
    >
      <TabHeading {...(!isSplit && { lead: t('manageContacts:lead') })}>
        {mayWrite && (
          <>
            <Button size="sm" onClick={() => record.open('new')}>
              <PenLine className="size-5" />
              {t('manageContacts:add')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => record.open('templates')}>
              <MessageSquareText className="size-5" />
              <span className="max-sm:sr-only">{t('manageContacts:templates.button')}</span>
            </Button>
          </>
        )}
        <ExportButton
          list={list}
          table="contact_messages"
          fileName={t('manageContacts:fileName')}
          columns={columns}
          fetchPage={fullContactReader(view, admin.id)}
        />
      </TabHeading>
      <ListViews
        label={t('views.label')}
        views={contactViews}
        labelOf={(name) => t(`views.${name}`)}
        counts={counts}
        current={view}
        isSearch={list.request.search.trim() !== ''}
        addressOf={addressOf}
      />
      <Columns isSplit={isSplit}>
        <div
          className={clsx(
            'gap-3',
            isSplit ? 'flex min-h-0 flex-col' : 'grid grid-cols-[minmax(0,1fr)]',
          )}
        >
          <ListToolbar
            name="contacts"
            list={list}
            isColumn={isSplit}
            search={<ListSearch list={list} label={t('manageContacts:search')} />}
            filters={<ContactFilters list={list} view={view} columns={columns} />}
          >
            {isSplit && (
              <button
                type="button"
                aria-label={t('commandCenter:keys.button')}
                aria-keyshortcuts="?"
                title={t('manageContacts:keys.hint', { key: '?' })}
                onClick={showKeys}
                className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink"
              >
                <Keyboard className="size-5" />
              </button>
            )}
          </ListToolbar>
          <div
            onPointerEnter={({ pointerType }) => setAiming(pointerType === 'mouse')}
            onPointerLeave={() => setAiming(false)}
            className={clsx(isSplit && 'flex min-h-0 grow flex-col')}
          >
            <NewMessagesNotice list={list} waits={isAiming} />
            <MessageList
              list={list}
              view={view}
              query={query}
              record={record}
              openId={openId}
              selection={selection}
              isColumn={isSplit}
            />
          </div>
        </div>
        {isSplit && (
          <MessagePane
            openId={openId}
            record={record}
            onClose={record.close}
            onStep={keys.go}
            onDone={keys.markDone}
          />
        )}
      </Columns>
      {!isSplit && openId !== null && (
        <ContactDialog key={openId} id={openId} record={record} onClose={record.close} />
      )}
      {mayWrite && record.openId === 'new' && <AddContactDialog onClose={record.close} />}
      {mayWrite && record.openId === 'templates' && <TemplatesDialog onClose={record.close} />}
      <p role="status" className="sr-only">
        {keys.said}
      </p>
    </div>
  );
}

function Columns({ isSplit, children }: { isSplit: boolean; children: ReactNode }) {
  if (!isSplit) return children;
  return (
    <div className="grid min-h-0 grow grid-cols-[minmax(19rem,1fr)_minmax(0,1.6fr)] gap-4 2xl:grid-cols-[26rem_minmax(0,1fr)]">
      {children}
    </div>
  );
}

type NewMessagesNoticeProps = {
  list: List;
  /** Whether the mouse is over the list: no row moves away below it. */
  waits: boolean;
};

/** Announces new messages since the list was fetched. Rows never move on their own. */
function NewMessagesNotice({ list, waits }: NewMessagesNoticeProps) {
  const { t } = useTranslation('manageContacts');
  const client = useQueryClient();
  const { data: newest } = useQuery(newestQuery);
  const { data: count = 0 } = useQuery({
    ...newMessagesQuery(newest ?? ''),
    enabled: newest !== undefined,
  });
  const [isShown, setShown] = useState(false);
  const isDue = count > 0 && (isShown || !waits);
  if (isDue !== isShown) setShown(isDue);
  const show = async () => {
    await client.invalidateQueries({ queryKey: contactKeys.all });
    list.change({ page: 1 });
  };
  return (
    <div role="status">
      {isShown && (
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-info-100 py-2 pr-2 pl-5 text-sm text-info-700">
          <BellRing className="size-5 shrink-0" />
          <p className="grow font-semibold">
            {count > maxNewMessages
              ? t('news.many', { count: maxNewMessages })
              : t('news.some', { count })}
          </p>
          <Button variant="outline" size="sm" onClick={() => void show()}>
            {t('news.show')}
          </Button>
        </div>
      )}
    </div>
  );
}
