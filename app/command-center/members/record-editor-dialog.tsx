import type { FieldValues } from 'react-hook-form';
import type { EditedTable } from '~/command-center/kit/editor/change-row';
import { EditorDialog, type EditorDialogProps } from '~/command-center/kit/editor/editor-dialog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { columnLabels } from './column-labels';
import { membersKey } from './members-key';
import { saveProblem } from './save-problem';

type RecordEditorDialogProps<Values extends FieldValues> = Omit<
  EditorDialogProps<Values>,
  'queryKey' | 'columnLabel'
> & {
  /** The table of the record, for its own refusals. */
  table?: EditedTable;
};

/** `EditorDialog` with the refusals, field labels and queries of the Members tab. */
export function RecordEditorDialog<Values extends FieldValues>(
  props: RecordEditorDialogProps<Values>,
) {
  const { table, ...others } = props;
  const { t } = useTranslation(['manageMembers', 'errors']);
  return (
    <EditorDialog
      problem={(error) => t(saveProblem(error, table))}
      {...others}
      queryKey={membersKey}
      columnLabel={(column) => {
        const word = columnLabels[column];
        return word && t(`manageMembers:record.${word}`);
      }}
    />
  );
}
