import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type EditFormProps = {
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  isSaving: boolean;
  /** Why it could not be saved. What was typed stays. */
  error: Error | null;
  children: ReactNode;
};

/** The frame of a form in place: one error, closed while it saves, a way back. */
export function EditForm({ onSubmit, onCancel, isSaving, error, children }: EditFormProps) {
  const { t } = useTranslation(['profile', 'common', 'errors']);
  const errorRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error) errorRef.current?.focus();
  }, [error]);

  return (
    <form noValidate onSubmit={onSubmit}>
      <fieldset disabled={isSaving} className="grid gap-5">
        {error && (
          <div ref={errorRef} tabIndex={-1} className="rounded-md">
            <Notice tone="danger" live="alert" title={t('profile:edit.failed')}>
              <p>{t(`errors:${errorMessageKey(error)}`)}</p>
            </Notice>
          </div>
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
