import { clsx } from 'clsx';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

type Proof = { password: string; code: string };

type ReauthenticationFormProps = {
  /** The fields are the password, a code of the app (`app`), or also a recovery code (`any`). */
  asks: { password?: boolean; code?: 'app' | 'any' };
  submitLabel: string;
  variant?: 'primary' | 'danger';
  isBusy: boolean;
  /** The notice of a refused proof. */
  failure?: ReactNode;
  /** Fields of the change itself, above the proof. */
  children?: ReactNode;
  onSend: (proof: Proof) => void;
  onCancel: () => void;
};

/** Requests the password or a code, to prove that the account belongs to the user. */
export function ReauthenticationForm({
  asks,
  submitLabel,
  variant = 'primary',
  isBusy,
  ...props
}: ReauthenticationFormProps) {
  const { t } = useTranslation(['secondFactor', 'common']);
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    // In a dialog over another form, it is inside that form in React, not in the page.
    event.stopPropagation();
    setTried(true);
    const empty = [password, code].find(({ current }) => current?.value.trim() === '');
    if (empty) {
      empty.current?.focus();
      return;
    }
    setTried(false);
    props.onSend({
      password: password.current?.value ?? '',
      code: code.current?.value.replace(/\s/g, '') ?? '',
    });
  };
  const missing = (field: typeof code, message: string) =>
    isTried && !field.current?.value.trim() ? message : undefined;

  return (
    <form noValidate onSubmit={send}>
      <fieldset disabled={isBusy} className="grid max-w-100 gap-4">
        {props.failure}
        {props.children}
        {asks.password && (
          <Field
            label={t('secondFactor:proof.password')}
            error={missing(password, t('secondFactor:proof.passwordMissing'))}
          >
            <PasswordInput ref={password} autoComplete="current-password" required />
          </Field>
        )}
        {asks.code && (
          <Field
            label={t(`secondFactor:proof.${asks.code === 'app' ? 'code' : 'anyCode'}`)}
            error={missing(code, t('secondFactor:proof.codeMissing'))}
          >
            <CodeInput ref={code} kind={asks.code} placeholder="123456" required />
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} busy={isBusy}>
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

type CodeInputProps = ComponentProps<'input'> & {
  /** `app` accepts six digits; `any` also accepts a recovery code. */
  kind: 'app' | 'any';
};

/** An input for a code of the authenticator app or a recovery code. */
export function CodeInput({ kind, className, ...props }: CodeInputProps) {
  return (
    <TextInput
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...props}
      className={clsx('tracking-[0.15em] tabular-nums', className)}
    />
  );
}
