import { Trash2 } from 'lucide-react';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { type SaveResult, useSave } from '~/command-center/kit/editor/use-save';
import { Button } from '~/shared/ui/button';

type DeleteButtonProps = {
  label: string;
  queryKey: readonly string[];
  remove: () => Promise<SaveResult>;
  onClose: () => void;
  onReload: () => void;
};

/** Deletes a row at once. */
export function DeleteButton(props: DeleteButtonProps) {
  const { label, queryKey, onClose, onReload } = props;
  const remove = useSave<void>({
    save: props.remove,
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
