import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { startSession } from '~/command-center/kit/backend/session';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { finishSignIn } from './authenticate-admin';
import { type SecondStepProblem, secondStepProblem } from './login-error';

type SecondStepFormProps = {
  /** What the password has opened. */
  token: string;
  onBack: () => void;
};

type Kind = 'app' | 'recovery';

/** The second step of the login: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ token, onBack }: SecondStepFormProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const [kind, setKind] = useState<Kind>('app');
  const [problem, setProblem] = useState<SecondStepProblem>();
  const [isMissing, setMissing] = useState(false);
  const [isEntering, setEntering] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another field, or a code to be typed anew
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [kind, problem]);

  const fail = (found: SecondStepProblem) => {
    setProblem(found);
    setEntering(false);
  };

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    setMissing(code === '');
    if (code === '' || isEntering) return;
    setEntering(true);
    setProblem(undefined);
    try {
      const session = await finishSignIn(token, code);
      if (!session) {
        return fail({
          key: `commandCenter:secondStep.errors.${kind === 'app' ? 'wrong' : 'recoveryWrong'}`,
        });
      }
      startSession(session);
      location.reload();
    } catch (error) {
      console.debug('Login:', error);
      fail(secondStepProblem(error));
    }
  };

  const change = () => {
    setProblem(undefined);
    setMissing(false);
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
    <form method="post" noValidate onSubmit={enter}>
      <fieldset disabled={isEntering} className="grid gap-5">
        <p className="-mt-5 mb-3 text-lead text-muted">
          {kind === 'app'
            ? t('commandCenter:secondStep.lead')
            : t('commandCenter:secondStep.recoveryLead')}
        </p>
        {problem && (
          <Notice tone="danger" live="alert">
            <p>{'key' in problem ? t(problem.key) : problem.message}</p>
          </Notice>
        )}
        <Field
          key={kind}
          label={
            kind === 'app'
              ? t('commandCenter:secondStep.code')
              : t('commandCenter:secondStep.recoveryCode')
          }
          error={isMissing ? t('commandCenter:secondStep.missing') : undefined}
        >
          <TextInput
            ref={input}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            className="tracking-[0.15em] tabular-nums"
          />
        </Field>
        <SubmitButton busy={isEntering}>
          {isEntering ? t('commandCenter:login.submitting') : t('commandCenter:login.submit')}
        </SubmitButton>
        <div className="-ml-4 flex flex-wrap gap-x-4">
          <Button variant="quiet" size="sm" onClick={change}>
            {kind === 'app'
              ? t('commandCenter:secondStep.useRecovery')
              : t('commandCenter:secondStep.useApp')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onBack}>
            {t('commandCenter:secondStep.back')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
