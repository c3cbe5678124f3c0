import { Check, Pencil } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTemporaryValue } from '~/shared/browser/use-temporary-value';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';

type EditableGroupProps = {
  title: string;
  /** The button's accessible name: "Edit address". */
  editLabel: string;
  canEdit: boolean;
  /** The form that replaces the facts. */
  form: (actions: { onSaved: () => void; onCancel: () => void }) => ReactNode;
  children: ReactNode;
};

/** Facts that the member can edit in place. */
export function EditableGroup({ title, editLabel, canEdit, form, children }: EditableGroupProps) {
  const { t } = useTranslation('profile');
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useTemporaryValue<boolean>(4000);
  const editRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The form's button is gone, so the focus returns to the edit button.
  useLayoutEffect(() => {
    if (wasEditing.current && !isEditing) editRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const onCancel = () => setEditing(false);
  const onSaved = () => {
    setEditing(false);
    setSaved(true);
  };
  return (
    <FactGroup
      title={title}
      form={isEditing ? form({ onSaved, onCancel }) : undefined}
      action={
        <span className="flex items-center gap-2">
          <span role="status" className="text-sm font-semibold text-mata-700">
            {isSaved && (
              <span className="flex items-center gap-1.5">
                <Check className="size-4.5" />
                {t('edit.saved')}
              </span>
            )}
          </span>
          {!isEditing && (
            <Button
              ref={editRef}
              variant="quiet"
              size="sm"
              aria-label={editLabel}
              disabled={!canEdit}
              className="-mr-3"
              onClick={() => {
                setSaved(undefined);
                setEditing(true);
              }}
            >
              <Pencil className="size-4.5" />
              {t('edit.edit')}
            </Button>
          )}
        </span>
      }
    >
      {children}
    </FactGroup>
  );
}
