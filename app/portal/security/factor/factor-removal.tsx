import { FailureNotice } from '~/portal/security/failure-notice';
import { logUnknown } from '~/portal/security/security-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CodeForm } from './code-form';
import { removeFactor, showCode, showRecoveryCode } from './second-factor';

type FactorRemovalProps = { factorId: string; onRemoved: () => void; onCancel: () => void };

/** Switches the second step off, for whoever still holds the app or a recovery code. */
export function FactorRemoval({ factorId, onRemoved, onCancel }: FactorRemovalProps) {
  const { t } = useTranslation('security');
  const remove = useSingleMutation({
    mutationFn: async (code: string) => {
      await (/^\d{6}$/.test(code) ? showCode(factorId, code) : showRecoveryCode(code));
      await removeFactor(factorId);
    },
    onSuccess: onRemoved,
    onError: logUnknown,
  });
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('factor.removeText')}</p>
      {remove.isError && <FailureNotice error={remove.error} fallback={t('factor.removeFailed')} />}
      <CodeForm
        kind="any"
        variant="danger"
        label={t('factor.anyCode')}
        submitLabel={remove.isPending ? t('factor.removing') : t('factor.remove')}
        isBusy={remove.isPending}
        onCode={(code) => remove.mutate(code)}
        onCancel={onCancel}
      />
    </div>
  );
}
