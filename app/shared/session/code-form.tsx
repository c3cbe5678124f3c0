import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { TextInput } from '~/shared/fields/text-input';

/** The kind of code, from the authenticator app or a recovery code. */
export type CodeKind = 'app' | 'recovery';

type CodeFormProps<Failure> = {
  texts: Record<CodeKind, { label: string; missing: string; other: string }> & {
    submit: string;
    submitting: string;
    back: string;
  };
  /** Explains, above the input, which code is required. */
  heading: (kind: CodeKind) => ReactNode;
  /** The form stays disabled after success, because the next page is loading. */
  onSubmit: (code: string, kind: CodeKind) => Promise<void>;
  onFailure: (error: unknown) => Failure;
  renderFailure: (failure: Failure) => ReactNode;
  onBack: () => void;
};

/** The second step of a sign-in. */
export function CodeForm<Failure>(props: CodeFormProps<Failure>) {
  const { texts, heading, onSubmit, onFailure, renderFailure, onBack } = props;
  const [kind, setKind] = useState<CodeKind>('app');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own input
  useLayoutEffect(() => input.current?.focus(), [kind]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.replace(/\s/g, '') ?? '';
    setMissing(code === '');
    if (code === '') return input.current?.focus();
    if (isSending) return;
    setFailure(undefined);
    setSending(true);
    try {
      await onSubmit(code, kind);
    } catch (error) {
      const reason = onFailure(error);
      setFailure(() => reason);
      setSending(false);
    }
  };

  const changeKind = () => {
    setFailure(undefined);
    setMissing(false);
    setKind(kind === 'app' ? 'recovery' : 'app');
  };

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-8">
      {heading(kind)}
      <fieldset disabled={isSending} className="grid gap-5">
        {failure !== undefined && renderFailure(failure)}
        <Field
          key={kind}
          label={texts[kind].label}
          error={isMissing ? texts[kind].missing : undefined}
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
        <SubmitButton busy={isSending}>{isSending ? texts.submitting : texts.submit}</SubmitButton>
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
          <button
            type="button"
            className="link min-h-11 rounded-xs text-mata-700"
            onClick={changeKind}
          >
            {texts[kind].other}
          </button>
          <button type="button" className="link min-h-11 rounded-xs text-muted" onClick={onBack}>
            {texts.back}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
