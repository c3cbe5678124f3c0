import { FailureNotice } from '~/portal/security/failure-notice';
import { logUnknown } from '~/portal/security/security-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ProofForm } from '~/shared/second-factor/proof-form';
import { removeFactor, showCode, showRecoveryCode } from './second-factor';

type FactorRemovalProps = { factorId: string; onRemoved: () => void; onCancel: () => void };

/** Turns two-step verification off, with a code of the app or a recovery code. */
export function FactorRemoval({ factorId, onRemoved, onCancel }: FactorRemovalProps) {
  const { t } = useTranslation(['security', 'secondFactor']);
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
      <p className="max-w-prose">{t('security:factor.removeText')}</p>
      <ProofForm
        asks={{ code: 'any' }}
        variant="danger"
        submitLabel={remove.isPending ? t('security:factor.removing') : t('secondFactor:remove')}
        isBusy={remove.isPending}
        failure={
          remove.isError && (
            <FailureNotice error={remove.error} fallback={t('security:factor.removeFailed')} />
          )
        }
        onSend={({ code }) => remove.mutate(code)}
        onCancel={onCancel}
      />
    </div>
  );
}
