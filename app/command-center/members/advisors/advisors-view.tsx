import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { ViewMenu } from '~/command-center/members/list/view-menu';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { AdvisorEditor } from './advisor-editor';
import {
  advisorList,
  advisorQuery,
  advisorStatuses,
  advisorsQuery,
  fetchAdvisors,
} from './fetch-advisors';
import { PortalSwitch } from './portal-switch';
import { useAdvisorColumns } from './use-advisor-columns';

/** The advisors of the members. */
export function AdvisorsView() {
  const { t } = useTranslation('manageMembers');
  const address = useMemberAddress();
  const list = useList(advisorList);
  const query = useQuery(advisorsQuery(list.request));
  const columns = useAdvisorColumns();
  return (
    <ListTab
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      record={address}
      label={t('advisors.table')}
      search={t('advisors.search')}
      filters={[
        {
          name: 'status',
          label: t('advisors.columns.status'),
          choices: advisorStatuses.map((value) => ({
            value,
            label: t(`advisors.status.${value}`),
          })),
        },
      ]}
      actions={
        <Button size="sm" onClick={() => address.open('new')}>
          <UserPlus className="size-5" />
          {t('advisors.add')}
        </Button>
      }
      file={{
        table: 'agents',
        fileName: t('advisors.fileName'),
        columns,
        fetchPage: fetchAdvisors,
      }}
      menu={
        <>
          <ViewMenu view="advisors" />
          <PortalSwitch />
        </>
      }
      empty={{ title: t('advisors.empty.title'), text: t('advisors.empty.text') }}
    >
      {address.openId !== null && (
        <RecordEditor
          key={address.openId}
          id={address.openId}
          title={t('advisors.edit')}
          query={advisorQuery}
          onClose={address.close}
        >
          {(advisor, onReload) => (
            <AdvisorEditor advisor={advisor} onClose={address.close} onReload={onReload} />
          )}
        </RecordEditor>
      )}
    </ListTab>
  );
}
