import {
  BulkAction,
  BulkBar,
  BulkChoice,
  SelectMatching,
} from '~/command-center/kit/list/bulk-bar';
import { BulkPreview } from '~/command-center/kit/list/bulk-preview';
import type { MatchingSelection } from '~/command-center/kit/list/use-matching';
import { type Action, requestsToChange } from '~/command-center/requests/change-requests';
import { type Choice, useRequestChoices } from '~/command-center/requests/choose-dialog';
import type { ListedRequest } from '~/command-center/requests/fetch-requests';
import { mostTags } from '~/command-center/requests/tags/tags';
import { useTranslation } from '~/shared/i18n/use-translation';

type QueueBulkBarProps = {
  selection: MatchingSelection<ListedRequest>;
  isBusy: boolean;
  apply: (action: Action, label: string) => void;
  /** The states that some of them may have next. */
  moves: readonly Choice[];
  onTag: (isOn: boolean) => void;
  onMacro: () => void;
};

/** Actions for all selected requests. */
export function QueueBulkBar({
  selection,
  isBusy,
  apply,
  moves,
  onTag,
  onMacro,
}: QueueBulkBarProps) {
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
      <BulkChoice
        label={t('manageRequests:columns.tag')}
        isBusy={isBusy}
        choices={[
          { label: t('manageRequests:tags.add'), onChoose: () => onTag(true) },
          ...(selection.rows.some(({ tag_ids: ids }) => ids.length > 0)
            ? [{ label: t('manageRequests:tags.remove'), onChoose: () => onTag(false) }]
            : []),
        ]}
      />
      {moves.length > 0 && (
        <BulkChoice label={t('manageRequests:columns.state')} isBusy={isBusy} choices={moves} />
      )}
      <BulkAction label={t('manageRequests:bulk.macro.button')} isBusy={isBusy} onClick={onMacro} />
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
export function QueuePreview({ action, label, rows, ...rest }: QueuePreviewProps) {
  const { t } = useTranslation(['manageRequests', 'commandCenter']);
  const changed = requestsToChange(rows, action);
  const left = rows.length - changed.length;
  const full =
    'tag' in action && action.isOn
      ? rows.filter(({ tag_ids: ids }) => ids.length >= mostTags && !ids.includes(action.tag))
          .length
      : 0;
  return (
    <BulkPreview
      title={t('manageRequests:bulk.preview', { name: nameOf(), label })}
      text={t('manageRequests:bulk.previewText')}
      heading={t('manageRequests:bulk.affected', { count: changed.length })}
      names={changed.map(({ number, member_name: member }) => `${number} · ${member}`)}
      left={[
        { count: left - full, reason: t(isSo()) },
        { count: full, reason: t('bulk.isFull', { most: mostTags }) },
      ]}
      submit={t('manageRequests:bulk.submit', { count: changed.length })}
      {...rest}
    />
  );

  function nameOf(): string {
    if ('tag' in action) return t(action.isOn ? 'tags.add' : 'tags.remove');
    if ('assign' in action || 'assigned_to' in action.change) return t('assign.title');
    return t('priority' in action.change ? 'columns.priority' : 'snooze.title');
  }

  function isSo() {
    if ('assign' in action) return 'bulk.hasSomeone';
    if (!('tag' in action)) return 'bulk.isSo';
    return action.isOn ? 'bulk.hasTag' : 'bulk.hasNoTag';
  }
}
