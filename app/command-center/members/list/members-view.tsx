import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { useList } from '~/command-center/kit/list/use-list';
import { ListMessage } from '~/command-center/kit/list-messages';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { MemberEditor } from '~/command-center/members/record/member-editor';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { fetchMembersToExport, membersQuery } from './fetch-members';
import { MemberFilters } from './member-filters';
import { memberList } from './member-list';
import { useExportColumns } from './use-export-columns';
import { useMemberColumns } from './use-member-columns';
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
