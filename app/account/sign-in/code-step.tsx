import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { CodeForm, type CodeKind } from '~/shared/session/code-form';
import type { SecondStep } from './sign-in';
import { asSignInError } from './sign-in-error';
import { SignInRefusal } from './sign-in-refusal';

type CodeStepProps = {
  step: SecondStep;
  /** What the code completes; a sign-in if not given. */
  submit?: string | undefined;
  onSignedIn: () => Promise<void> | void;
  onBack: () => void;
};

/** The second step of a sign-in, after the password, or before a new password. */
export function CodeStep({ step, submit: label, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation('factor');

  const submit = async (code: string, kind: CodeKind) => {
    await (kind === 'app' ? step.confirm(code) : step.recover(code));
    await onSignedIn();
  };
  const fail = (error: unknown) => {
    const refusal = asSignInError(error);
    if (refusal.code === 'unexpected') console.warn('Second step:', error);
    return refusal;
  };

  return (
    <CodeForm
      texts={{
        app: { label: t('app.label'), missing: t('app.missing'), other: t('useRecovery') },
        recovery: {
          label: t('recovery.label'),
          missing: t('recovery.missing'),
          other: t('useApp'),
        },
        submit: label ?? t('submit'),
        submitting: label ?? t('submitting'),
        back: t('back'),
      }}
      heading={(kind) => <StepTitle title={t('title')}>{t(`${kind}.lead`)}</StepTitle>}
      onSubmit={submit}
      onFailure={fail}
      renderFailure={(refusal) => <SignInRefusal refusal={refusal} />}
      onBack={onBack}
    />
  );
}
