import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { SecondStep } from './sign-in';
import { asSignInError, type SignInError } from './sign-in-error';
import { SignInRefusal } from './sign-in-refusal';

type CodeStepProps = {
  step: SecondStep;
  onSignedIn: () => Promise<void> | void;
  onBack: () => void;
};

/** After the password: the code of the authenticator app, or a recovery code in its place. */
export function CodeStep({ step, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation('factor');
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SignInError>();
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one for each kind
  useLayoutEffect(() => input.current?.focus(), [kind]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.replace(/\s/g, '') ?? '';
    setMissing(code === '');
    if (code === '') return input.current?.focus();
    setRefusal(undefined);
    setSending(true);
    try {
      await (kind === 'app' ? step.confirm(code) : step.recover(code));
      await onSignedIn();
    } catch (error) {
      const reason = asSignInError(error);
      if (reason.code === 'unexpected') console.warn('Second step:', error);
      setRefusal(reason);
      setSending(false);
    }
  };

  const turnTo = (next: typeof kind) => {
    setRefusal(undefined);
    setMissing(false);
    setKind(next);
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8">
      <div className="grid gap-3">
        <h1 className="text-title">{t('title')}</h1>
        <p className="text-lead text-muted">{t(`${kind}.lead`)}</p>
      </div>
      <fieldset disabled={isSending} className="grid gap-5">
        {refusal && <SignInRefusal refusal={refusal} />}
        <Field
          key={kind}
          label={t(`${kind}.label`)}
          error={isMissing ? t(`${kind}.missing`) : undefined}
        >
          <TextInput
            ref={input}
            name="code"
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize={kind === 'app' ? 'none' : 'characters'}
            spellCheck={false}
            maxLength={kind === 'app' ? 7 : 20}
            placeholder={kind === 'app' ? '123456' : 'XXXX-XXXX-XXXX'}
            className="text-center text-heading tracking-[0.2em] tabular-nums"
          />
        </Field>
        <Button type="submit" size="lg" wide busy={isSending}>
          {isSending ? t('submitting') : t('submit')}
        </Button>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <button
            type="button"
            className="link min-h-11 rounded-xs text-mata-700"
            onClick={() => turnTo(kind === 'app' ? 'recovery' : 'app')}
          >
            {kind === 'app' ? t('useRecovery') : t('useApp')}
          </button>
          <button type="button" className="link min-h-11 rounded-xs text-muted" onClick={onBack}>
            {t('back')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
