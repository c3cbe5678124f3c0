import { useQuery } from '@tanstack/react-query';
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
import { ApplicationDialog } from './application-dialog';
import { applicationList, applicationStatuses } from './application-list';
import { applicationsQuery, fetchApplications } from './fetch-applications';
import { useApplicationColumns } from './use-application-columns';

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
