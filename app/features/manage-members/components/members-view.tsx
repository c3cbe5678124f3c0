import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSearch } from '~/components/command-center/list-search';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useList } from '~/components/command-center/use-list';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/button';
import { choicesQuery } from '../api/fetch-choices';
import { fetchMembersToExport, membersQuery } from '../api/fetch-members';
import { memberList } from '../member-list';
import { useExportColumns } from '../use-export-columns';
import { useMemberAddress } from '../use-member-address';
import { useMemberColumns } from '../use-member-columns';
import { MemberEditor } from './member-editor';
import { MemberFilters } from './member-filters';
import { ViewMenu } from './view-menu';

/**
 * All members: the list from which records open.
 * @param readOnly for admins who look up who wrote: nothing to add, import, export or decide.
 */
export function MembersView({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation('manageMembers');
  const address = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { plans = [], advisors = [] } = choices.data ?? {};
  const list = useList(
    memberList({ plans: plans.map(({ id }) => id), advisors: advisors.map(({ id }) => id) }),
  );
  // Until plans and advisors are known, a filter by them could not be told from nonsense.
  const query = useQuery({ ...membersQuery(list.request), enabled: !choices.isPending });
  const columns = useMemberColumns();
  const exportColumns = useExportColumns();
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        {!readOnly && (
          <>
            <Button size="sm" onClick={() => address.open('new')}>
              <UserPlus className="size-5" />
              {t('members.add')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => address.open('import')}>
              <FileUp className="size-5" />
              {t('members.import')}
            </Button>
            <ExportButton
              list={list}
              table="members"
              fileName={t('members.fileName')}
              columns={exportColumns}
              fetchPage={fetchMembersToExport}
            />
          </>
        )}
      </TabHeading>
      {!readOnly && <ViewMenu view="members" />}
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('members.search')} />}
        filters={
          <MemberFilters list={list} choices={choices.data} columns={columns} readOnly={readOnly} />
        }
      />
      <DataTable
        label={t('members.table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        record={address}
        empty={<ListMessage title={t('members.empty.title')} text={t('members.empty.text')} />}
      />
      {!readOnly && address.openId === 'new' && <MemberEditor onClose={address.close} />}
    </TabPage>
  );
}
