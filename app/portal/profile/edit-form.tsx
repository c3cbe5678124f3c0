import type { FormEvent, ReactNode } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice } from '~/shared/ui/failure-notice';

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
