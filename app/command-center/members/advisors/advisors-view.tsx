import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { ViewMenu } from '~/command-center/members/list/view-menu';
import { membersKey } from '~/command-center/members/members-key';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Switch } from '~/shared/fields/switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { useToast } from '~/shared/ui/toast';
import { AdvisorEditor } from './advisor-editor';
import {
  advisorList,
  advisorQuery,
  advisorStatuses,
  advisorsQuery,
  fetchAdvisors,
  portalStateQuery,
  setPortal,
} from './advisors';
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
      name="advisors"
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
      menu={<ViewMenu view="advisors" />}
      empty={{ title: t('advisors.empty.title'), text: t('advisors.empty.text') }}
    >
      <PortalSwitch />
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

/** Opens and closes the advisor portal. Only super admins see it. */
function PortalSwitch() {
  const { t } = useTranslation(['manageAdvisors', 'errors']);
  const id = useId();
  const client = useQueryClient();
  const toast = useToast();
  const admin = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const { data: portal } = useQuery(portalStateQuery());
  const change = useSingleMutation({
    mutationFn: (isOpen: boolean) => setPortal(isOpen),
    onSuccess: async (_done, isOpen) => {
      toast({ text: t(isOpen ? 'manageAdvisors:portal.opened' : 'manageAdvisors:portal.closed') });
      await client.invalidateQueries({ queryKey: membersKey });
    },
    onSettled: () => setAsking(false),
  });
  if (!portal || !isSuperAdmin(admin)) return null;
  const next = !portal.is_open;
  const action = next ? 'open' : 'close';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-white p-5 shadow-raised">
      <div className="grid grow basis-72 gap-1">
        <p id={`${id}-label`} className="font-semibold">
          {t('manageAdvisors:portal.label')}
        </p>
        <p id={`${id}-text`} className="max-w-prose text-sm text-muted">
          {t('manageAdvisors:portal.text')}
        </p>
        {change.error && (
          <p role="alert" className="text-sm text-danger-700">
            {t(`errors:${errorMessageKey(change.error)}`)}
          </p>
        )}
      </div>
      <Switch
        checked={portal.is_open}
        disabled={change.isPending}
        onChange={() => setAsking(true)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
      />
      <LazyConfirmDialog
        open={isAsking}
        type="warning"
        title={t(`manageAdvisors:portal.${action}.title`)}
        message={t(`manageAdvisors:portal.${action}.text`)}
        confirmLabel={t(`manageAdvisors:portal.${action}.button`)}
        busy={change.isPending}
        onConfirm={() => change.mutate(next)}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
