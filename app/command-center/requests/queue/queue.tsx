import { useQuery } from '@tanstack/react-query';
import {
  Keyboard,
  ListChecks,
  MessageSquareText,
  SquareCheck,
  Tag,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ColumnsMenu } from '~/command-center/kit/list/columns-menu';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListToolbar, ToolButton } from '~/command-center/kit/list/list-toolbar';
import { ListViews } from '~/command-center/kit/list/list-views';
import { useMatching } from '~/command-center/kit/list/use-matching';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { requestAddress } from '~/command-center/kit/request-link';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { showKeys, useShortcuts } from '~/command-center/kit/use-shortcuts';
import { type Action, useChangeRequests } from '~/command-center/requests/change-requests';
import { ChooseDialog, useRequestChoices } from '~/command-center/requests/choose-dialog';
import {
  countsQuery,
  type ListedRequest,
  requestReader,
  requestsQuery,
  useRequestList,
  views,
} from '~/command-center/requests/fetch-requests';
import { useMoveRequests } from '~/command-center/requests/move-requests';
import { AmountDialog } from '~/command-center/requests/settings/amount-dialog';
import { MacrosDialog } from '~/command-center/requests/settings/macros-dialog';
import { RulesDialog } from '~/command-center/requests/settings/rules-dialog';
import { TagSettings } from '~/command-center/requests/settings/tag-settings';
import { TagChoice, TagsDialog } from '~/command-center/requests/tags/tag-dialogs';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { State } from '../../../../supabase/contracts/request-states';
import { MacroDialog } from './macro-dialog';
import { MovePreview, useMoveChoices } from './move-preview';
import { QueueBulkBar, QueuePreview } from './queue-bulk-bar';
import { QueueFilters } from './queue-filters';
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
  const { data: counts } = useQuery(countsQuery);
  const query = useQuery(requestsQuery(list.request, view, admin.id));
  const rows = query.data?.rows ?? [];
  const selection = useMatching({
    request: list.request,
    view,
    page: query.data,
    read: requestReader(view, admin.id),
  });
  const columns = useQueueColumns(mayWork ? selection : undefined);
  const [dialog, setDialog] = useState<Exclude<QueueDialog, 'tags'>>();
  const [tagged, setTagged] = useState<ListedRequest>();
  const [planned, plan] = useState<{ action: Action; label: string }>();
  const [plannedMove, planMove] = useState<{ rows: readonly ListedRequest[]; to: State }>();
  const [tagging, tag] = useState<{ rows: readonly ListedRequest[]; isOn: boolean }>();
  const [addressed, addressMacro] = useState<readonly ListedRequest[]>();
  const change = useChangeRequests();
  const move = useMoveRequests();
  const linkTo = (number: string) => `${requestAddress(number, language)}${search}`;
  const open = (number: string, hash = '') => void navigate(linkTo(number) + hash);
  const keys = useQueueKeys({
    rows,
    startAt: (left as { left?: string } | null)?.left,
    open,
    toggle: mayWork ? selection.toggle : undefined,
    clear: selection.clear,
    hasSelection: selection.selected.length > 0,
    onDialog: (name) => {
      if (name !== 'tags') setDialog(name);
      else if (selection.rows.length > 0) tag({ rows: selection.rows, isOn: true });
      else setTagged(keys.focused());
    },
  });
  const chosenRows = () => {
    const focused = keys.focused();
    return selection.rows.length > 0 ? selection.rows : focused ? [focused] : [];
  };
  const act = (action: Action, seen = chosenRows()) => {
    if (seen.length === 0) return;
    const acted = selection.rows.map(({ id }) => id);
    change.mutate(
      { seen, action },
      { onSuccess: () => selection.deselect(acted), onSettled: () => plan(undefined) },
    );
  };
  const apply = (action: Action, label: string) =>
    selection.isBeyondPage ? plan({ action, label }) : act(action);
  const moves = useMoveChoices((to) => planMove({ rows: chosenRows(), to }));
  const choices = {
    ...useRequestChoices(apply),
    state: moves(dialog === 'state' ? chosenRows() : []),
  };
  useShortcuts(() => [
    { label: t('manageRequests:macros.button'), act: () => record.open('macros') },
    { label: t('manageRequests:tags.button'), act: () => record.open('tags') },
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
        <Button variant="outline" size="sm" onClick={() => record.open('tags')}>
          <Tag className="size-5" />
          {t('manageRequests:tags.button')}
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
      <ListViews
        label={t('manageRequests:views.label')}
        views={views}
        labelOf={(name) => t(`manageRequests:views.${name}`)}
        counts={counts}
        urgent="overdue"
        current={view}
        isSearch={list.request.search !== ''}
        addressOf={addressOf}
      />
      <ListToolbar
        name="requests"
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
          <QueueBulkBar
            selection={selection}
            isBusy={change.isPending || move.isPending}
            apply={apply}
            moves={moves(selection.rows)}
            onTag={(isOn) => tag({ rows: selection.rows, isOn })}
            onMacro={() => addressMacro(selection.rows)}
          />
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
      {tagging && (
        <TagChoice
          isOn={tagging.isOn}
          count={tagging.rows.length}
          used={new Set(tagging.rows.flatMap(({ tag_ids: ids }) => ids))}
          onChoose={({ id, name }) => {
            plan({ action: { tag: id, isOn: tagging.isOn }, label: name });
            tag(undefined);
          }}
          onClose={() => tag(undefined)}
        />
      )}
      {addressed && (
        <MacroDialog
          rows={addressed}
          onSent={() => selection.deselect(addressed.map(({ id }) => id))}
          onClose={() => addressMacro(undefined)}
        />
      )}
      {plannedMove && (
        <MovePreview
          {...plannedMove}
          isBusy={move.isPending}
          onSubmit={(wanted) =>
            move.mutate(wanted, {
              onSuccess: () => {
                selection.deselect(wanted.map(({ id }) => id));
                planMove(undefined);
              },
            })
          }
          onClose={() => planMove(undefined)}
        />
      )}
      {tagged && (
        <TagsDialog
          number={tagged.number}
          ids={tagged.tag_ids}
          onSave={(ids) => act({ change: { tag_ids: ids } }, [tagged])}
          onClose={() => setTagged(undefined)}
        />
      )}
      {dialog && (
        <ChooseDialog
          title={
            dialog === 'priority' || dialog === 'state'
              ? t(`manageRequests:columns.${dialog}`)
              : t(`manageRequests:${dialog}.title`)
          }
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {record.openId === 'macros' && <MacrosDialog onClose={record.close} />}
      {record.openId === 'tags' && <TagSettings onClose={record.close} />}
      {record.openId === 'amount' && <AmountDialog onClose={record.close} />}
      {record.openId === 'rules' && <RulesDialog onClose={record.close} />}
      <p role="status" className="sr-only">
        {keys.said}
      </p>
    </TabPage>
  );
}
