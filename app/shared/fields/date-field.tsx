import { clsx } from 'clsx';
import { type ClipboardEvent, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { monthNames } from '~/shared/format/months';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type DateParts, joinDate, readDate, splitDate } from './date-parts';
import { FieldError, FieldHint } from './field';
import { Select } from './select';
import { TextInput } from './text-input';

type Part = keyof DateParts;
type PartInput = HTMLInputElement | HTMLSelectElement;

type DateFieldProps = {
  label: string;
  hint?: ReactNode;
  /** A translated message; if present, the field is invalid. */
  error?: string | undefined;
  aside?: ReactNode;
  isRequired?: boolean | undefined;
  /** Browsers can autofill a date of birth. */
  isBirthDate?: boolean;
  // The properties are from react-hook-form; before it has loaded, there is only the name.
  name?: string | undefined;
  onChange?: ((event: never) => unknown) | undefined;
  onBlur?: ((event: never) => unknown) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** A date, or a part of one (`2026--`), to begin with. */
  defaultValue?: string | undefined;
};

const orders: Record<'en' | 'pt-BR', readonly Part[]> = {
  en: ['month', 'day', 'year'],
  'pt-BR': ['day', 'month', 'year'],
};

/**
 * A date in three fields, in the order of the page's language, with the month as a word. The form
 * has one input with the value `1988-07-14`; empty fields leave their part empty. To fill the
 * fields, set that input and dispatch an `input` event.
 */
export function DateField({ label, hint, error, aside, isRequired, ...props }: DateFieldProps) {
  const { isBirthDate, name, onChange, onBlur, ref, defaultValue } = props;
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const id = useId();
  const whole = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const parts = useRef<Partial<Record<Part, PartInput | null>>>({});

  const read = (): DateParts => {
    const typed = (part: Part) => parts.current[part]?.value.trim() ?? '';
    return { day: typed('day'), month: typed('month'), year: typed('year') };
  };
  const show = (date: DateParts) => {
    for (const part of orders.en) {
      const input = parts.current[part];
      if (input) input.value = date[part];
    }
  };
  /** react-hook-form reads only the type and the target of an event. */
  const tell = (listener: DateFieldProps['onChange'], type: 'change' | 'blur') =>
    listener?.({ target: whole.current, type } as never);
  const compose = () => {
    if (!whole.current) return;
    whole.current.value = joinDate(read());
    // Drafts listen to the form's `input` event, and would otherwise be one character behind.
    isComposing.current = true;
    whole.current.dispatchEvent(new Event('input', { bubbles: true }));
    isComposing.current = false;
    tell(onChange, 'change');
  };
  const paste = (event: ClipboardEvent) => {
    const date = readDate(event.clipboardData.getData('text'), language);
    if (!date) return;
    event.preventDefault();
    show(date);
    compose();
  };

  // It runs once. Input from before hydration is in the fields; a restored draft is in the input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes have their own events
  useEffect(() => {
    const input = whole.current;
    if (!input) return;
    const typed = joinDate(read());
    if (typed) input.value = typed;
    else show(splitDate(input.value));
    const onInput = () => {
      if (!isComposing.current) show(splitDate(input.value));
    };
    input.addEventListener('input', onInput);
    return () => input.removeEventListener('input', onInput);
  }, []);

  /**
   * Passes the focus from the form's input, which errors focus, to the first empty field. If no
   * field is empty, the first field gets the focus.
   */
  const passFocus = () => {
    const order = orders[language];
    const empty = order.find((part) => !parts.current[part]?.value);
    parts.current[empty ?? order[0] ?? 'day']?.focus();
  };

  const described = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  const shared = (part: Part) => ({
    id: `${id}-${part}`,
    ref: (input: PartInput | null) => {
      parts.current[part] = input;
    },
    autoComplete: isBirthDate ? `bday-${part}` : 'off',
    'aria-describedby': described,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': isRequired,
    onChange: compose,
    onPaste: paste,
    onBlur: () => tell(onBlur, 'blur'),
  });
  const fields: Record<Part, ReactNode> = {
    day: (
      <TextInput
        {...shared('day')}
        inputMode="numeric"
        maxLength={2}
        className="px-3! text-center"
      />
    ),
    month: (
      <Select {...shared('month')} defaultValue="" className="pr-8! pl-3!">
        <option value="">{t('date.chooseMonth')}</option>
        {monthNames[language].map((month, index) => (
          <option key={month} value={index + 1}>
            {month}
          </option>
        ))}
      </Select>
    ),
    year: (
      <TextInput
        {...shared('year')}
        inputMode="numeric"
        maxLength={4}
        className="px-3! text-center"
      />
    ),
  };

  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-2">
      <legend className="mb-2 flex w-full items-baseline justify-between gap-4 text-sm">
        <span className="font-semibold">{label}</span>
        {aside}
      </legend>
      <div
        className={clsx(
          'relative grid max-w-96 gap-2',
          language === 'en' ? 'grid-cols-[1fr_3.5rem_5rem]' : 'grid-cols-[3.5rem_1fr_5rem]',
        )}
      >
        <input
          ref={(input) => {
            whole.current = input;
            if (typeof ref === 'function') return ref(input);
            if (ref) ref.current = input;
            return undefined;
          }}
          name={name}
          defaultValue={defaultValue}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
          onFocus={passFocus}
          className="pointer-events-none absolute size-px opacity-0"
        />
        {orders[language].map((part) => (
          <div key={part} className="grid gap-1">
            <label htmlFor={`${id}-${part}`} className="text-sm text-muted">
              {t(`date.${part}`)}
            </label>
            {fields[part]}
          </div>
        ))}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
