import { Trash2 } from 'lucide-react';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import { Button } from '~/shared/ui/button';

type DeleteButtonProps = {
  label: string;
  queryKey: readonly string[];
  remove: () => Promise<unknown>;
  /** Adds the row again. */
  undo: () => Promise<unknown>;
  /** What the toast says. */
  done: string;
  onClose: () => void;
  onReload: () => void;
};

/** Deletes a row at once, with an undo. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, queryKey, done, onClose, onReload } = props;
  const remove = useSave<void>({
    save: async () => {
      await props.remove();
      return { text: done, undo: props.undo };
    },
    queryKey,
    onSaved: onClose,
  });
  return (
    <>
      <SaveFailure error={remove.error} onReload={onReload} />
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
