import { useState } from 'react';
import type { Cents } from '#rules/engine/types';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { readAmount } from './typed-amount';

type AmountFieldProps = {
  name: 'bill' | 'prenatal' | 'discount';
  hint: string;
  value: Cents;
  /** The bill, if the amount is a part of it. Such an amount may be zero. */
  most?: Cents;
  /** Receives valid amounts only. */
  onChange: (value: Cents) => void;
};

/**
 * An amount of money. What is typed stays until the field is left; then it is formatted. Its parts
 * look like those of `shared/fields`, whose files also contain the passwords of sign-in.
 */
export function AmountField({ name, hint, value, most, onChange }: AmountFieldProps) {
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const [typed, setTyped] = useState<{ text: string; value: Cents }>();
  const written = most !== undefined && value === 0 ? '' : formatMoney(value / 100, language);
  // A change from elsewhere (the slider, another start) replaces what was typed.
  const text = typed?.value === value ? typed.text : written;
  const read = readAmount(text, most);
  const issue = typeof read === 'string' && read;
  return (
    <div className="grid gap-2">
      <label htmlFor={name} className="text-sm font-semibold">
        {t(`${name}.label`)}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        value={text}
        aria-describedby={`${name}-hint ${name}-error`}
        aria-invalid={issue ? true : undefined}
        onChange={({ target }) => {
          const amount = readAmount(target.value, most);
          const isValid = typeof amount === 'number';
          setTyped({ text: target.value, value: isValid ? amount : value });
          if (isValid) onChange(amount);
        }}
        onBlur={() => !issue && setTyped(undefined)}
        onFocus={({ target }) => target.select()}
        className="block min-h-12 w-full rounded-sm border border-control bg-white px-4 py-2 text-heading font-semibold transition-colors hover:border-muted focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0 aria-invalid:border-danger-600"
      />
      <p
        id={`${name}-error`}
        aria-live="polite"
        className="text-sm font-medium text-danger-700 empty:hidden"
      >
        {issue && t(`errors.${issue}`)}
      </p>
      <p id={`${name}-hint`} className="text-sm text-muted">
        {hint}
      </p>
    </div>
  );
}
