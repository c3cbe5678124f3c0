import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListSort } from '~/command-center/kit/list/list-sort';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { useList } from '~/command-center/kit/list/use-list';
import { ListMessage } from '~/command-center/kit/list-messages';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { ViewMenu } from '~/command-center/members/list/view-menu';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { AdvisorDialog } from './advisor-dialog';
import { advisorList, advisorStatuses } from './advisor-list';
import { advisorsQuery, fetchAdvisors } from './fetch-advisors';
import { useAdvisorColumns } from './use-advisor-columns';

/** Who accompanies members. */
export function AdvisorsView() {
  const { t } = useTranslation('manageMembers');
  const address = useMemberAddress();
  const list = useList(advisorList);
  const query = useQuery(advisorsQuery(list.request));
  const columns = useAdvisorColumns();
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        <Button size="sm" onClick={() => address.open('new')}>
          <UserPlus className="size-5" />
          {t('advisors.add')}
        </Button>
        <ExportButton
          list={list}
          table="agents"
          fileName={t('advisors.fileName')}
          columns={columns}
          fetchPage={fetchAdvisors}
        />
      </TabHeading>
      <ViewMenu view="advisors" />
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('advisors.search')} />}
        filters={
          <>
            <ListFilter
              list={list}
              name="status"
              label={t('advisors.columns.status')}
              choices={advisorStatuses.map((value) => ({
                value,
                label: t(`advisors.status.${value}`),
              }))}
            />
            <ListSort list={list} columns={columns} />
          </>
        }
      />
      <DataTable
        label={t('advisors.table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        record={address}
        empty={<ListMessage title={t('advisors.empty.title')} text={t('advisors.empty.text')} />}
      />
      {address.openId !== null && (
        <AdvisorDialog key={address.openId} id={address.openId} onClose={address.close} />
      )}
    </TabPage>
  );
}
