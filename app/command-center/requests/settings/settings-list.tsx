import { ChevronRight, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMayWork } from '~/command-center/requests/use-work';
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

/** The rules or macros in a dialog, from which their editor opens. Auditors only read them. */
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
