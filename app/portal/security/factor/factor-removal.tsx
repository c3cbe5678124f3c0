import { FailureNotice } from '~/portal/security/failure-notice';
import { logUnexpected } from '~/portal/security/security-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { removeFactor, verifyAnyCode } from './second-factor';

type FactorRemovalProps = { factorId: string; onRemoved: () => void; onCancel: () => void };

/** Turns two-step verification off, with a code of the app or a recovery code. */
export function FactorRemoval({ factorId, onRemoved, onCancel }: FactorRemovalProps) {
  const { t } = useTranslation(['security', 'secondFactor']);
  const remove = useSingleMutation({
    mutationFn: async (code: string) => {
      await verifyAnyCode(factorId, code);
      await removeFactor(factorId);
    },
    onSuccess: onRemoved,
    onError: logUnexpected,
  });
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('security:factor.removeText')}</p>
      <ReauthenticationForm
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
