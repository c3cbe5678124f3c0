import { type FormEvent, useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

type CodeFormProps = {
  label: string;
  submitLabel: string;
  isBusy: boolean;
  variant?: 'primary' | 'danger';
  /** `app`: six digits. `any`: those, or a recovery code. */
  kind: 'app' | 'any';
  onCode: (code: string) => void;
  onCancel: () => void;
};

/** Asks for a code of the authenticator app. */
export function CodeForm({ label, submitLabel, isBusy, variant, kind, ...rest }: CodeFormProps) {
  const { t } = useTranslation(['security', 'common']);
  const input = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const code = input.current?.value.replace(/\s/g, '') ?? '';
    setMissing(code === '');
    if (code === '') input.current?.focus();
    else rest.onCode(code);
  };

  return (
    <form noValidate onSubmit={send}>
      <fieldset disabled={isBusy} className="grid max-w-90 gap-4">
        <Field label={label} error={isMissing ? t('security:factor.codeMissing') : undefined}>
          <TextInput
            ref={input}
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            placeholder="123456"
            className="tracking-[0.15em] tabular-nums"
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant ?? 'primary'} busy={isBusy}>
            {submitLabel}
          </Button>
          <Button variant="quiet" onClick={rest.onCancel}>
            {t('common:actions.cancel')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
