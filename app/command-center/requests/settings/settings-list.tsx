import { ChevronRight, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { type SaveResult, useSave } from '~/command-center/kit/editor/use-save';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';

type SettingsListProps<Row> = {
  title: string;
  text: string;
  addLabel: string;
  empty: string;
  rows: readonly Row[];
  summary: (row: Row) => { title: string; text: ReactNode; waiting?: ReactNode };
  /** Opens the editor of a row, or of a new one. */
  onEdit: (row: Row | 'new') => void;
  onClose: () => void;
};

/** The rules, macros or tags in a dialog, from which their editor opens. Auditors only read them. */
export function SettingsList<Row extends { id: string }>(props: SettingsListProps<Row>) {
  const { rows, summary, onEdit } = props;
  const mayWork = useMayWork();
  return (
    <Dialog
      open
      onClose={props.onClose}
      size="lg"
      title={props.title}
      description={props.text}
      actions={
        mayWork && (
          <Button onClick={() => onEdit('new')}>
            <Plus className="size-5" />
            {props.addLabel}
          </Button>
        )
      }
    >
      {rows.length === 0 && <p className="pb-6 text-muted">{props.empty}</p>}
      <ul className="grid gap-3 pb-2">
        {rows.map((row) => {
          const { title, text, waiting } = summary(row);
          return (
            <li key={row.id}>
              <button
                type="button"
                disabled={!mayWork}
                onClick={() => onEdit(row)}
                className="flex w-full items-center gap-4 rounded-md bg-white p-5 text-left shadow-raised transition-colors enabled:hover:bg-mata-50"
              >
                <span className="grid min-w-0 grow gap-1">
                  <span className="font-semibold text-mata-700">{title}</span>
                  <span className="line-clamp-2 text-sm text-muted">{text}</span>
                  {waiting}
                </span>
                {mayWork && <ChevronRight className="size-5 shrink-0 text-muted" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

type DeleteButtonProps = {
  label: string;
  queryKey: readonly string[];
  remove: () => Promise<SaveResult>;
  /** The message of a refusal that only this row knows. */
  problem?: (error: unknown) => string;
  onClose: () => void;
  onReload: () => void;
};

/** Deletes a row at once. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, queryKey, problem, onClose, onReload } = props;
  const remove = useSave<void>({
    save: props.remove,
    queryKey,
    onSaved: onClose,
  });
  return (
    <>
      <SaveFailure
        error={remove.error}
        message={remove.error && problem ? problem(remove.error) : undefined}
        onReload={onReload}
      />
      <Button
        variant="quiet"
        size="sm"
        busy={remove.isPending}
        onClick={() => remove.mutate()}
        className="-ml-4 w-fit text-danger-700! hover:bg-danger-100!"
      >
        <Trash2 className="size-5" />
        {label}
      </Button>
    </>
  );
}
