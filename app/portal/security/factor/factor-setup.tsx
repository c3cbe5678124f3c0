import { FailureNotice } from '~/portal/security/failure-notice';
import { logUnknown } from '~/portal/security/security-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CodeForm } from './code-form';
import { CopyTextButton } from './copy-text-button';
import { type NewFactor, showCode } from './second-factor';

type FactorSetupProps = { factor: NewFactor; onDone: () => void; onCancel: () => void };

/** The picture for the app, the same as text, and the first code. */
export function FactorSetup({ factor, onDone, onCancel }: FactorSetupProps) {
  const { t } = useTranslation('security');
  const verify = useSingleMutation({
    mutationFn: (code: string) => showCode(factor.id, code),
    onSuccess: onDone,
    onError: logUnknown,
  });
  const groups = factor.secret.match(/.{1,4}/g) ?? [];

  return (
    <ol className="grid gap-8">
      <li className="grid gap-4">
        <Step number={1}>{t('factor.scan')}</Step>
        <div className="flex flex-wrap items-center gap-6">
          <img
            src={factor.picture}
            alt={t('factor.pictureAlt')}
            width={200}
            height={200}
            className="rounded-md border border-line bg-white p-2"
          />
          <div className="grid min-w-0 justify-items-start gap-3">
            <p className="text-sm text-muted">{t('factor.orType')}</p>
            <p data-testid="secret" className="max-w-60 font-semibold tracking-wider wrap-anywhere">
              {groups.join(' ')}
            </p>
            <CopyTextButton text={factor.secret} label={t('factor.copySecret')} />
          </div>
        </div>
      </li>
      <li className="grid gap-4">
        <Step number={2}>{t('factor.enterCode')}</Step>
        {verify.isError && (
          <FailureNotice error={verify.error} fallback={t('factor.setUpFailed')} />
        )}
        <CodeForm
          kind="app"
          label={t('factor.code')}
          submitLabel={verify.isPending ? t('factor.verifying') : t('factor.verify')}
          isBusy={verify.isPending}
          onCode={(code) => verify.mutate(code)}
          onCancel={onCancel}
        />
      </li>
    </ol>
  );
}

function Step({ number, children }: { number: number; children: string }) {
  return (
    <p className="flex items-start gap-3 font-semibold">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center rounded-full bg-mata-700 text-sm text-white"
      >
        {number}
      </span>
      <span className="pt-0.5">{children}</span>
    </p>
  );
}
