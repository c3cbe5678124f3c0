import { useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { BulkAction, BulkBar, SelectMatching } from '~/command-center/kit/list/bulk-bar';
import { BulkPreview } from '~/command-center/kit/list/bulk-preview';
import { useExport } from '~/command-center/kit/list/export-button';
import type { ListRequest } from '~/command-center/kit/list/list-request';
import type { MatchingSelection } from '~/command-center/kit/list/use-matching';
import { ActivationsDialog } from '~/command-center/members/account/activations-dialog';
import { MessageDialog } from '~/command-center/members/message/message-dialog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { fetchChosenMembers, type ListedMember } from './fetch-members';
import { useExportColumns } from './use-member-columns';

type MembersBulkBarProps = {
  request: ListRequest;
  selection: MatchingSelection<ListedMember>;
  /** Support agents do not export. */
  mayExport: boolean;
};

/** Actions for all selected members. An export has a preview if some of them are on other pages. */
export function MembersBulkBar({ request, selection, mayExport }: MembersBulkBarProps) {
  const { t } = useTranslation(['manageMembers', 'commandCenter', 'accountHelp']);
  const mayHelp = can(useAdmin(), 'accounts');
  const [dialog, setDialog] = useState<'export' | 'activation' | 'message'>();
  const columns = useExportColumns();
  const { count, start } = useExport({
    table: 'members',
    fileName: t('manageMembers:members.fileName'),
    columns,
  });
  const { rows } = selection;
  const ids = rows.map(({ id }) => id);
  const close = () => setDialog(undefined);
  const exportRows = async () => {
    const filters = { ...request.filters, selected: [String(ids.length)] };
    await start({ ...request, filters }, (signal) => fetchChosenMembers(ids, signal));
    close();
  };
  return (
    <div className="sticky bottom-3 z-20 px-2">
      <BulkBar
        label={t('manageMembers:bulk.actions')}
        summary={t('commandCenter:list.selected', { count: rows.length })}
        clearLabel={t('commandCenter:list.clearSelection')}
        onClear={selection.clear}
      >
        <SelectMatching selection={selection} />
        {mayExport && (
          <BulkAction
            label={t('commandCenter:list.export')}
            isBusy={count !== undefined}
            onClick={() => (selection.isBeyondPage ? setDialog('export') : void exportRows())}
          />
        )}
        {mayHelp && (
          <BulkAction
            label={t('manageMembers:bulk.activate')}
            onClick={() => setDialog('activation')}
          />
        )}
        {mayHelp && (
          <BulkAction
            label={t('manageMembers:message.button')}
            onClick={() => setDialog('message')}
          />
        )}
      </BulkBar>
      {dialog === 'export' && (
        <BulkPreview
          title={t('commandCenter:list.export')}
          text={t('manageMembers:bulk.exportText')}
          heading={t('manageMembers:bulk.exported', { count: rows.length })}
          names={rows.map(
            ({ first_name, last_name, member_number }) =>
              `${first_name} ${last_name} · ${member_number}`,
          )}
          left={[]}
          submit={t('commandCenter:list.export')}
          isBusy={count !== undefined}
          onSubmit={() => void exportRows()}
          onClose={close}
        />
      )}
      {dialog === 'activation' && (
        <ActivationsDialog
          total={ids.length}
          fetchIds={async () => ids}
          onSent={() => selection.deselect(ids)}
          onClose={close}
        />
      )}
      {dialog === 'message' && (
        <MessageDialog memberIds={ids} onSent={() => selection.deselect(ids)} onClose={close} />
      )}
    </div>
  );
}
