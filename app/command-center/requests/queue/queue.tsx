import { useQuery } from '@tanstack/react-query';
import { Keyboard, ListChecks, MessageSquareText, SquareCheck, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { BulkBar, BulkChoice } from '~/command-center/kit/list/bulk-bar';
import { ColumnsMenu } from '~/command-center/kit/list/columns-menu';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { type Selection, useSelection } from '~/command-center/kit/list/use-selection';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { requestAddress } from '~/command-center/kit/request-link';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { type Action, useChangeRequests } from '~/command-center/requests/change-requests';
import { ChooseDialog, useRequestChoices } from '~/command-center/requests/choose-dialog';
import { requestsQuery, useRequestList } from '~/command-center/requests/fetch-requests';
import { AmountDialog } from '~/command-center/requests/settings/amount-dialog';
import { MacrosDialog } from '~/command-center/requests/settings/macros-dialog';
import { RulesDialog } from '~/command-center/requests/settings/rules-dialog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { QueueFilters, QueueViews } from './queue-filters';
import { type QueueDialog, QueueKeysDialog, useQueueKeys } from './queue-keys';
import { useQueueColumns } from './use-queue-columns';

/** All sharing requests, in the order of their deadlines, for mouse and keyboard. */
export function Queue() {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const mayWork = can(admin, 'requests');
  const navigate = useNavigate();
  const { state: left, search } = useLocation();
  const record = useOpenRecord();
  const { list, view, addressOf } = useRequestList();
  const query = useQuery(requestsQuery(list.request, view, admin.id));
  const rows = query.data?.rows ?? [];
  const selection = useSelection(rows.map(({ id }) => id));
  const columns = useQueueColumns(mayWork ? selection : undefined);
  const [dialog, setDialog] = useState<QueueDialog>();
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
  const apply = (action: Action) => {
    const focused = keys.focused();
    const chosen = rows.filter(({ id }) => selection.selected.includes(id));
    const seen = chosen.length > 0 ? chosen : focused ? [focused] : [];
    if (seen.length === 0) return;
    const acted = chosen.map(({ id }) => id);
    change.mutate({ seen, action }, { onSuccess: () => selection.deselect(acted) });
  };
  const choices = useRequestChoices(apply);
  const isChoice = dialog !== undefined && dialog !== 'keys';
  return (
    <TabPage isFull>
      <TabHeading lead={t('lead')} isLine>
        <Button variant="outline" size="sm" onClick={() => record.open('macros')}>
          <MessageSquareText className="size-5" />
          {t('macros.button')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => record.open('rules')}>
          <ListChecks className="size-5" />
          {t('rules.button')}
        </Button>
        <Button variant="outline" size="sm" onClick={() => record.open('amount')}>
          <UsersRound className="size-5" />
          {t('confirm.button')}
        </Button>
      </TabHeading>
      {!mayWork && <ReadOnlyNotice />}
      <QueueViews view={view} isSearch={list.request.search !== ''} addressOf={addressOf} />
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('search')} />}
        filters={<QueueFilters list={list} columns={columns} />}
      >
        {mayWork && rows.length > 0 && (
          <ToolButton
            label={t('bulk.selectAll')}
            onClick={selection.selectAll}
            icon={SquareCheck}
          />
        )}
        <ColumnsMenu name="requests" columns={columns} />
        <ToolButton
          label={t('keys.button')}
          shortcut="?"
          onClick={() => setDialog('keys')}
          icon={Keyboard}
        />
      </ListToolbar>
      <DataTable
        name="requests"
        label={t('table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ number }) => number}
        record={{ linkTo, open }}
        empty={<ListMessage title={t('empty.title')} text={t('empty.text')} />}
      />
      {selection.selected.length > 0 && (
        <div className="sticky bottom-3 z-20 px-2">
          <QueueBulkBar selection={selection} isBusy={change.isPending} apply={apply} />
        </div>
      )}
      {isChoice && (
        <ChooseDialog
          title={dialog === 'priority' ? t('columns.priority') : t(`${dialog}.title`)}
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {record.openId === 'macros' && <MacrosDialog onClose={record.close} />}
      {record.openId === 'amount' && <AmountDialog onClose={record.close} />}
      {record.openId === 'rules' && <RulesDialog onClose={record.close} />}
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(undefined)} />}
      <p role="status" className="sr-only">
        {keys.said}
      </p>
    </TabPage>
  );
}

type ToolButtonProps = {
  label: string;
  shortcut?: string;
  onClick: () => void;
  icon: typeof Keyboard;
};

function ToolButton({ label, shortcut, onClick, icon: Icon }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      className="grid size-control shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink"
    >
      <Icon className="size-5" />
    </button>
  );
}

type QueueBulkBarProps = {
  selection: Selection;
  isBusy: boolean;
  apply: (action: Action) => void;
};

/** Actions for all selected requests. */
function QueueBulkBar({ selection, isBusy, apply }: QueueBulkBarProps) {
  const { t } = useTranslation('manageRequests');
  const choices = useRequestChoices(apply);
  return (
    <BulkBar
      label={t('bulk.actions')}
      summary={t('bulk.selected', { count: selection.selected.length })}
      clearLabel={t('bulk.clear')}
      onClear={selection.clear}
    >
      <BulkChoice label={t('assign.button')} isBusy={isBusy} choices={choices.assign} />
      <BulkChoice label={t('snooze.button')} isBusy={isBusy} choices={choices.snooze} />
      <BulkChoice label={t('columns.priority')} isBusy={isBusy} choices={choices.priority} />
    </BulkBar>
  );
}
