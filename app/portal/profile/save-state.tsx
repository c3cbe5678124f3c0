import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';

type SaveStateProps = {
  /** The input refers to it with `aria-describedby`. */
  id: string;
  saving: { isSuccess: boolean; isError: boolean; error: unknown };
};

/** Whether a choice was saved at once, without a form. */
export function SaveState({ id, saving }: SaveStateProps) {
  const { t } = useTranslation(['profile', 'errors']);
  return (
    <span id={id} role="status" className="text-sm font-normal empty:hidden">
      {saving.isSuccess && <span className="text-mata-700">{t('profile:edit.saved')}</span>}
      {saving.isError && (
        <span className="text-danger-700">
          {t('profile:edit.failed')} {t(`errors:${errorMessageKey(saving.error)}`)}
        </span>
      )}
    </span>
  );
}
