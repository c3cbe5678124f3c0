import { useQuery } from '@tanstack/react-query';
import { Keyboard, ListChecks, MessageSquareText, SquareCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { BulkBar, BulkChoice, SelectMatching } from '~/command-center/kit/list/bulk-bar';
import { BulkPreview } from '~/command-center/kit/list/bulk-preview';
import { ColumnsMenu } from '~/command-center/kit/list/columns-menu';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListToolbar, ToolButton } from '~/command-center/kit/list/list-toolbar';
import { type MatchingSelection, useMatching } from '~/command-center/kit/list/use-matching';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { requestAddress } from '~/command-center/kit/request-link';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { showKeys, useShortcuts } from '~/command-center/kit/use-shortcuts';
import {
  type Action,
  requestsToChange,
  useChangeRequests,
} from '~/command-center/requests/change-requests';
import { ChooseDialog, useRequestChoices } from '~/command-center/requests/choose-dialog';
import {
  type ListedRequest,
  requestReader,
  requestsQuery,
  useRequestList,
} from '~/command-center/requests/fetch-requests';
import { AmountDialog } from '~/command-center/requests/settings/amount-dialog';
import { MacrosDialog } from '~/command-center/requests/settings/macros-dialog';
import { RulesDialog } from '~/command-center/requests/settings/rules-dialog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { QueueFilters, QueueViews } from './queue-filters';
import { type QueueDialog, useQueueKeys } from './queue-keys';
import { useQueueColumns } from './use-queue-columns';

/** All sharing requests, in the order of their deadlines, for mouse and keyboard. */
export function Queue() {
  const { t } = useTranslation(['manageRequests', 'commandCenter']);
  const { language } = useLanguage();
  const admin = useAdmin();
  const mayWork = can(admin, 'requests');
  const navigate = useNavigate();
  const { state: left, search } = useLocation();
  const record = useOpenRecord();
  const { list, view, addressOf } = useRequestList();
  const query = useQuery(requestsQuery(list.request, view, admin.id));
  const rows = query.data?.rows ?? [];
  const selection = useMatching({
    request: list.request,
    view,
    page: query.data,
    read: requestReader(view, admin.id),
  });
  const columns = useQueueColumns(mayWork ? selection : undefined);
  const [dialog, setDialog] = useState<QueueDialog>();
  const [planned, plan] = useState<{ action: Action; label: string }>();
  const change = useChangeRequests();
  const linkTo = (number: string) => `${requestAddress(number, language)}${search}`;
  const open = (number: string, hash = '') => void navigate(linkTo(number) + hash);
  const keys = useQueueKeys({
    rows,
    startAt: (left as { left?: string } | null)?.left,
    open,
    toggle: mayWork ? selection.toggle : undefined,
    clear: selection.clear,
    hasSelection: selection.selected.length > 0,
    onDialog: setDialog,
  });
  const act = (action: Action) => {
    const focused = keys.focused();
    const seen = selection.rows.length > 0 ? selection.rows : focused ? [focused] : [];
    if (seen.length === 0) return;
    const acted = selection.rows.map(({ id }) => id);
    change.mutate(
      { seen, action },
      { onSuccess: () => selection.deselect(acted), onSettled: () => plan(undefined) },
    );
  };
  const apply = (action: Action, label: string) =>
    selection.isBeyondPage ? plan({ action, label }) : act(action);
  const choices = useRequestChoices(apply);
  useShortcuts(() => [
    { label: t('manageRequests:macros.button'), act: () => record.open('macros') },
    { label: t('manageRequests:rules.button'), act: () => record.open('rules') },
    { label: t('manageRequests:confirm.button'), act: () => record.open('amount') },
    {
      label: t('commandCenter:list.selectAll'),
      isOff: !mayWork || rows.length === 0,
      act: selection.selectAll,
    },
  ]);
  return (
    <TabPage isFull>
      <TabHeading lead={t('manageRequests:lead')} isLine>
        <Button variant="outline" size="sm" onClick={() => record.open('macros')}>
          <MessageSquareText className="size-5" />
          {t('manageRequests:macros.button')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => record.open('rules')}>
          <ListChecks className="size-5" />
          {t('manageRequests:rules.button')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => record.open('amount')}>
          <UsersRound className="size-5" />
          {t('manageRequests:confirm.button')}
        </Button>
      </TabHeading>
      {!mayWork && <ReadOnlyNotice />}
      <QueueViews view={view} isSearch={list.request.search !== ''} addressOf={addressOf} />
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('manageRequests:search')} />}
        filters={<QueueFilters list={list} columns={columns} />}
      >
        {mayWork && rows.length > 0 && (
          <ToolButton
            label={t('commandCenter:list.selectAll')}
            onClick={selection.selectAll}
            icon={SquareCheck}
          />
        )}
        <ColumnsMenu name="requests" columns={columns} />
        <ToolButton
          label={t('commandCenter:keys.button')}
          shortcut="?"
          onClick={showKeys}
          icon={Keyboard}
        />
      </ListToolbar>
      <DataTable
        name="requests"
        label={t('manageRequests:table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ number }) => number}
        record={{ linkTo, open }}
        empty={
          <ListMessage
            title={t('manageRequests:empty.title')}
            text={t('manageRequests:empty.text')}
          />
        }
      />
      {selection.selected.length > 0 && (
        <div className="sticky bottom-3 z-20 px-2">
          <QueueBulkBar selection={selection} isBusy={change.isPending} apply={apply} />
        </div>
      )}
      {planned && (
        <QueuePreview
          {...planned}
          rows={selection.rows}
          isBusy={change.isPending}
          onSubmit={() => act(planned.action)}
          onClose={() => plan(undefined)}
        />
      )}
      {dialog && (
        <ChooseDialog
          title={
            dialog === 'priority'
              ? t('manageRequests:columns.priority')
              : t(`manageRequests:${dialog}.title`)
          }
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {record.openId === 'macros' && <MacrosDialog onClose={record.close} />}
      {record.openId === 'amount' && <AmountDialog onClose={record.close} />}
      {record.openId === 'rules' && <RulesDialog onClose={record.close} />}
      <p role="status" className="sr-only">
        {keys.said}
      </p>
    </TabPage>
  );
}

type QueueBulkBarProps = {
  selection: MatchingSelection<ListedRequest>;
  isBusy: boolean;
  apply: (action: Action, label: string) => void;
};

/** Actions for all selected requests. */
function QueueBulkBar({ selection, isBusy, apply }: QueueBulkBarProps) {
  const { t } = useTranslation(['manageRequests', 'commandCenter']);
  const choices = useRequestChoices(apply);
  return (
    <BulkBar
      label={t('manageRequests:bulk.actions')}
      summary={t('commandCenter:list.selected', { count: selection.selected.length })}
      clearLabel={t('commandCenter:list.clearSelection')}
      onClear={selection.clear}
    >
      <SelectMatching selection={selection} />
      <BulkChoice
        label={t('manageRequests:assign.button')}
        isBusy={isBusy}
        choices={choices.assign}
      />
      <BulkChoice
        label={t('manageRequests:snooze.button')}
        isBusy={isBusy}
        choices={choices.snooze}
      />
      <BulkChoice
        label={t('manageRequests:columns.priority')}
        isBusy={isBusy}
        choices={choices.priority}
      />
    </BulkBar>
  );
}

type QueuePreviewProps = {
  action: Action;
  label: string;
  rows: readonly ListedRequest[];
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
};

/** What an action does to the selected requests of all pages. */
function QueuePreview({ action, label, rows, ...rest }: QueuePreviewProps) {
  const { t } = useTranslation(['manageRequests', 'commandCenter']);
  const changed = requestsToChange(rows, action);
  const field = 'assign' in action ? 'assigned_to' : Object.keys(action.change)[0];
  const name =
    field === 'priority'
      ? t('manageRequests:columns.priority')
      : t(field === 'assigned_to' ? 'manageRequests:assign.title' : 'manageRequests:snooze.title');
  return (
    <BulkPreview
      title={t('manageRequests:bulk.preview', { name, label })}
      text={t('manageRequests:bulk.previewText')}
      heading={t('manageRequests:bulk.affected', { count: changed.length })}
      names={changed.map(({ number, member_name: member }) => `${number} · ${member}`)}
      left={[
        {
          count: rows.length - changed.length,
          reason: t('assign' in action ? 'bulk.hasSomeone' : 'bulk.isSo'),
        },
      ]}
      submit={t('manageRequests:bulk.submit', { count: changed.length })}
      {...rest}
    />
  );
}
