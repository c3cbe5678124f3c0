import { Check, Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTemporaryValue } from '~/shared/browser/use-temporary-value';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { FailureNotice } from '~/shared/ui/notice';

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

type EditFormProps = {
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** Why saving failed. The input stays in the form. */
  error: Error | null;
  children: ReactNode;
};

/** The frame of an inline form: one error, disabled while it saves, a cancel button. */
export function EditForm({ onSubmit, onCancel, isSaving, error, children }: EditFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errors']);

  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSaving} className="grid gap-5">
        {error && (
          <FailureNotice reason={error} title={t('profile:edit.failed')}>
            <p>{t(`errors:${errorMessageKey(error)}`)}</p>
          </FailureNotice>
        )}
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            {isSaving ? t('profile:edit.saving') : t('profile:edit.save')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
