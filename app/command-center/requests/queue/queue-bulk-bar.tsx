import { BulkBar, BulkChoice } from '~/command-center/kit/list/bulk-bar';
import type { Selection } from '~/command-center/kit/list/use-selection';
import type { Action } from '~/command-center/requests/use-change-requests';
import { useRequestChoices } from '~/command-center/requests/use-request-choices';
import { useTranslation } from '~/shared/i18n/use-translation';

type QueueBulkBarProps = {
  selection: Selection;
  isBusy: boolean;
  apply: (action: Action) => void;
};

/** Actions for all selected requests. */
export function QueueBulkBar({ selection, isBusy, apply }: QueueBulkBarProps) {
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
