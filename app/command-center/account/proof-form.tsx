import { type FormEvent, useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { factorProblem } from './factor-refusal';

type ProofFormProps = {
  /** What to show: the password, a code of the app (`app`), or also a recovery code (`any`). */
  asks: { password?: boolean; code?: 'app' | 'any' };
  submitLabel: string;
  variant?: 'primary' | 'danger';
  isBusy: boolean;
  error: unknown;
  onSend: (proof: { password: string; code: string }) => void;
  onCancel: () => void;
};

/** Asks whoever sits there to prove that the account is theirs. */
export function ProofForm({ asks, submitLabel, variant, isBusy, error, ...props }: ProofFormProps) {
  const { t } = useTranslation(['manageAccount', 'errors', 'common']);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const empty = [password, code].find(({ current }) => current?.value.trim() === '');
    if (empty) empty.current?.focus();
    else {
      setTried(false);
      props.onSend({ password: password.current?.value ?? '', code: code.current?.value ?? '' });
    }
  };
  const missing = (field: typeof code, message: string) =>
    isTried && !field.current?.value.trim() ? message : undefined;

  return (
    <form noValidate onSubmit={send}>
      <fieldset disabled={isBusy} className="grid max-w-100 gap-4">
        {Boolean(error) && (
          <TakesFocus reason={error}>
            <Notice tone="danger" live="alert">
              <p>{t(factorProblem(error))}</p>
            </Notice>
          </TakesFocus>
        )}
        {asks.password && (
          <Field
            label={t('manageAccount:proof.password')}
            error={missing(password, t('manageAccount:proof.passwordMissing'))}
          >
            <PasswordInput ref={password} autoComplete="current-password" required />
          </Field>
        )}
        {asks.code && (
          <Field
            label={
              asks.code === 'app' ? t('manageAccount:proof.code') : t('manageAccount:proof.anyCode')
            }
            error={missing(code, t('manageAccount:proof.codeMissing'))}
          >
            <TextInput
              ref={code}
              inputMode={asks.code === 'app' ? 'numeric' : 'text'}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              required
              className="tracking-[0.15em] tabular-nums"
            />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant ?? 'primary'} busy={isBusy}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={props.onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
