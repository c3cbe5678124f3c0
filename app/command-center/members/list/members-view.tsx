import { useQuery } from '@tanstack/react-query';
import { FileUp, UserPlus } from 'lucide-react';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { MemberEditor } from '~/command-center/members/record/member-editor';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { fetchMembersToExport, membersQuery } from './fetch-members';
import { memberList } from './member-list';
import { useExportColumns } from './use-export-columns';
import { useMemberColumns } from './use-member-columns';
import { useMemberFilters } from './use-member-filters';
import { ViewMenu } from './view-menu';

/**
 * The list of all members, from which records open.
 * @param readOnly for support agents, who look up members but cannot add, import, export or decide.
 */
export function MembersView({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useTranslation('manageMembers');
  const address = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { plans = [], advisors = [] } = choices.data ?? {};
  const list = useList(
    memberList({ plans: plans.map(({ id }) => id), advisors: advisors.map(({ id }) => id) }),
  );
  // Filters by plan and advisor are valid only once the choices have loaded.
  const query = useQuery({ ...membersQuery(list.request), enabled: !choices.isPending });
  const columns = useMemberColumns();
  const filters = useMemberFilters(choices.data, readOnly);
  const exportColumns = useExportColumns();
  return (
    <ListTab
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      record={address}
      label={t('members.table')}
      search={t('members.search')}
      filters={filters}
      actions={
        !readOnly && (
          <>
            <Button size="sm" onClick={() => address.open('new')}>
              <UserPlus className="size-5" />
              {t('members.add')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => address.open('import')}>
              <FileUp className="size-5" />
              {t('members.import')}
            </Button>
          </>
        )
      }
      file={
        readOnly
          ? undefined
          : {
              table: 'members',
              fileName: t('members.fileName'),
              columns: exportColumns,
              fetchPage: fetchMembersToExport,
            }
      }
      menu={!readOnly && <ViewMenu view="members" />}
      empty={{ title: t('members.empty.title'), text: t('members.empty.text') }}
    >
      {!readOnly && address.openId === 'new' && <MemberEditor onClose={address.close} />}
    </ListTab>
  );
}
