import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListFilter } from '~/components/command-center/list-filter';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSearch } from '~/components/command-center/list-search';
import { ListSort } from '~/components/command-center/list-sort';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useList } from '~/components/command-center/use-list';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/button';
import { advisorList, advisorStatuses } from '../advisor-list';
import { advisorsQuery, fetchAdvisors } from '../api/fetch-advisors';
import { useAdvisorColumns } from '../use-advisor-columns';
import { useMemberAddress } from '../use-member-address';
import { AdvisorDialog } from './advisor-dialog';
import { ViewMenu } from './view-menu';

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
