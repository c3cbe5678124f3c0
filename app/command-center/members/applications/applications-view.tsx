import { useQuery } from '@tanstack/react-query';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ViewMenu } from '~/command-center/members/list/view-menu';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ApplicationDialog } from './application-dialog';
import {
  applicationList,
  applicationStatuses,
  applicationsQuery,
  fetchApplications,
} from './fetch-applications';
import { useApplicationColumns } from './use-application-columns';

/** Applications for membership, those without a decision first. */
export function ApplicationsView() {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const address = useMemberAddress();
  const list = useList(applicationList);
  const query = useQuery(applicationsQuery(list.request));
  const columns = useApplicationColumns();
  const { search, filters } = list.request;
  const onlyWaiting = !search && filters.status?.join() === 'new';
  return (
    <ListTab
      name="applications"
      lead={t('manageMembers:lead')}
      list={list}
      columns={columns}
      query={query}
      record={address}
      label={t('manageApplications:table')}
      search={t('manageApplications:search')}
      filters={[
        {
          name: 'status',
          label: t('manageApplications:columns.status'),
          choices: applicationStatuses.map((value) => ({
            value,
            label: t(`manageApplications:status.${value}`),
          })),
        },
      ]}
      file={{
        table: 'membership_applications',
        fileName: t('manageApplications:fileName'),
        columns,
        fetchPage: fetchApplications,
      }}
      menu={<ViewMenu view="applications" />}
      empty={{
        title: t('manageApplications:empty.title'),
        text: t('manageApplications:empty.text'),
      }}
      message={
        onlyWaiting &&
        query.data?.rows.length === 0 &&
        list.request.page === 1 && (
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
        )
      }
    >
      {address.openId !== null && (
        <ApplicationDialog key={address.openId} id={address.openId} onClose={address.close} />
      )}
    </ListTab>
  );
}
