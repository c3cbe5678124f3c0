import { useQuery } from '@tanstack/react-query';
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
import { applicationsQuery, fetchApplications } from '../api/fetch-applications';
import { applicationList, applicationStatuses } from '../application-list';
import { useApplicationColumns } from '../use-application-columns';
import { useMemberAddress } from '../use-member-address';
import { ApplicationDialog } from './application-dialog';
import { ViewMenu } from './view-menu';

/** Who would like to join: first those that wait for an answer. */
export function ApplicationsView() {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const address = useMemberAddress();
  const list = useList(applicationList);
  const query = useQuery(applicationsQuery(list.request));
  const columns = useApplicationColumns();
  const { search, filters } = list.request;
  const onlyWaiting = !search && filters.status?.join() === 'new';
  return (
    <TabPage>
      <TabHeading lead={t('manageMembers:lead')}>
        <ExportButton
          list={list}
          table="membership_applications"
          fileName={t('manageApplications:fileName')}
          columns={columns}
          fetchPage={fetchApplications}
        />
      </TabHeading>
      <ViewMenu view="applications" />
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('manageApplications:search')} />}
        filters={
          <>
            <ListFilter
              list={list}
              name="status"
              label={t('manageApplications:columns.status')}
              choices={applicationStatuses.map((value) => ({
                value,
                label: t(`manageApplications:status.${value}`),
              }))}
            />
            <ListSort list={list} columns={columns} />
          </>
        }
      />
      {onlyWaiting && query.data?.rows.length === 0 && list.request.page === 1 ? (
        <ListMessage
          title={t('manageApplications:noneWaiting.title')}
          text={t('manageApplications:noneWaiting.text')}
        >
          <Button
            variant="outline"
            size="sm"
            onClick={() => list.change({ filters: { status: [] } })}
          >
            {t('manageApplications:noneWaiting.showAll')}
          </Button>
        </ListMessage>
      ) : (
        <DataTable
          label={t('manageApplications:table')}
          list={list}
          columns={columns}
          query={query}
          rowId={({ id }) => id}
          record={address}
          empty={
            <ListMessage
              title={t('manageApplications:empty.title')}
              text={t('manageApplications:empty.text')}
            />
          }
        />
      )}
      {address.openId !== null && (
        <ApplicationDialog key={address.openId} id={address.openId} onClose={address.close} />
      )}
    </TabPage>
  );
}
