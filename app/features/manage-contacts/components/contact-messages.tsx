import { useQuery } from '@tanstack/react-query';
import { MessageSquareText, PenLine } from 'lucide-react';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSearch } from '~/components/command-center/list-search';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { ClosedNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useOpenRecord } from '~/components/command-center/use-open-record';
import { useTranslation } from '~/i18n/use-translation';
import { can } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { Button } from '~/ui/button';
import { contactsQuery, fetchFullContacts } from '../api/fetch-contacts';
import { typesFor, useContactList } from '../contact-list';
import { useContactColumns } from '../use-contact-columns';
import { AddContactDialog } from './add-contact-dialog';
import { ContactDialog } from './contact-dialog';
import { ContactFilters } from './contact-filters';
import { NewsNotice } from './news-notice';
import { TemplatesDialog } from './templates-dialog';

/** What people write to the community, from wherever it comes, for whoever may read any of it. */
export function ContactMessages() {
  const { t } = useTranslation('manageContacts');
  if (typesFor(useAdmin()).length > 0) return <Inbox />;
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <ClosedNotice />
    </TabPage>
  );
}

function Inbox() {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const mayWrite = can(admin, 'contacts');
  const record = useOpenRecord();
  const list = useContactList(admin);
  const query = useQuery(contactsQuery(list.request));
  const columns = useContactColumns();
  const { openId } = record;
  const isDialog = openId === 'new' || openId === 'templates';
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        {mayWrite && (
          <>
            <Button size="sm" onClick={() => record.open('new')}>
              <PenLine className="size-5" />
              {t('add')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => record.open('templates')}>
              <MessageSquareText className="size-5" />
              {t('templates.button')}
            </Button>
          </>
        )}
        <ExportButton
          list={list}
          table="contact_messages"
          fileName={t('fileName')}
          columns={columns}
          fetchPage={fetchFullContacts}
        />
      </TabHeading>
      <ListToolbar
        search={<ListSearch list={list} label={t('search')} />}
        filters={<ContactFilters list={list} columns={columns} />}
      />
      <div>
        <NewsNotice list={list} />
        <DataTable
          label={t('table')}
          list={list}
          columns={columns}
          query={query}
          rowId={({ id }) => id}
          record={record}
          empty={<ListMessage title={t('empty.title')} text={t('empty.text')} />}
        />
      </div>
      <ContactDialog openId={isDialog ? null : openId} onClose={record.close} />
      {mayWrite && openId === 'new' && <AddContactDialog onClose={record.close} />}
      {mayWrite && openId === 'templates' && <TemplatesDialog onClose={record.close} />}
    </TabPage>
  );
}
