import type { ReactNode } from 'react';
import type { Cents } from '#rules/engine/types';
import { Options } from '~/shared/fields/options';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type AmountName,
  answers,
  beginnings,
  type Examples,
  isExample,
  withBill,
  years,
} from './choices';
import type { useChoices } from './use-choices';

type Entry = ReturnType<typeof useChoices>;

type QuestionsProps = {
  entry: Entry;
  examples: Examples;
  iuas: readonly Cents[];
  /** Below the bill, where it is seen while typing. */
  children: ReactNode;
};

/** The bill, the IUA, and what the rules ask about this need. */
export function Questions({ entry, examples, iuas, children }: QuestionsProps) {
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const { choices, change: onChange } = entry;
  const { start, bill, iua, year, preExisting, pregnancy } = choices;
  return (
    <div className="grid min-w-0 gap-7">
      <div className="grid gap-1">
        <AmountField
          name="bill"
          hint={t(`bill.hint.${isExample(choices, examples) ? start : 'own'}`)}
          entry={entry}
        />
        <BillSlider
          label={t('bill.slider')}
          value={bill}
          onChange={(cents) => onChange(withBill(choices, cents, examples))}
        />
      </div>
      {children}
      {start === 'birth' && <AmountField name="prenatal" hint={t('prenatal.hint')} entry={entry} />}
      <Options
        name="iua"
        label={t('iua.label')}
        hint={t('iua.hint')}
        values={iuas}
        value={iua}
        textOf={(amount) => formatMoney(amount / 100, language, { cents: false })}
        onChange={(amount) => onChange({ iua: amount })}
        columns="grid-cols-3"
      />
      {start === 'birth' ? (
        <Options
          name="pregnancy"
          label={t('pregnancy.label')}
          hint={t('pregnancy.hint')}
          values={beginnings}
          value={pregnancy}
          textOf={(one) => t(`pregnancy.${one}`)}
          onChange={(one) => onChange({ pregnancy: one })}
          columns=""
        />
      ) : (
        <>
          <Options
            name="preExisting"
            label={t(`preExisting.label`)}
            hint={t('preExisting.hint')}
            values={answers}
            value={preExisting}
            textOf={(one) => t(`preExisting.${one}`)}
            onChange={(one) => onChange({ preExisting: one })}
            columns="grid-cols-3"
          />
          <Options
            name="year"
            label={t('year.label')}
            hint={t('year.hint')}
            values={years}
            value={year}
            textOf={(one) => t(`year.${one}`)}
            onChange={(one) => onChange({ year: one })}
            columns="grid-cols-5"
          />
        </>
      )}
      <AmountField name="discount" hint={t('discount.hint')} entry={entry} />
    </div>
  );
}

type AmountFieldProps = { name: AmountName; hint: string; entry: Entry };

/**
 * An amount of money. What is typed stays until the field is left; then it is formatted. Its parts
 * look like those of `shared/fields`, whose files also contain the passwords of sign-in.
 */
function AmountField({ name, hint, entry: { type, leave, ...inputs } }: AmountFieldProps) {
  const { t } = useTranslation('whatWouldIPay');
  const { text = '', issue } = inputs[name] ?? {};
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
        onChange={({ target }) => type(name, target.value)}
        onBlur={() => leave(name)}
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

/** Round amounts in dollars: each range ends at the first number with the steps of the second. */
const ranges = [
  [1000, 100],
  [10_000, 500],
  [50_000, 2500],
  [250_000, 25_000],
] as const;

const stops: readonly Cents[] = ranges.reduce<Cents[]>((all, [end, step]) => {
  for (let next = (all.at(-1) ?? 0) + step * 100; next <= end * 100; next += step * 100) {
    all.push(next);
  }
  return all;
}, []);

type BillSliderProps = { label: string; value: Cents; onChange: (value: Cents) => void };

/** The bill as a slider over round amounts, with small steps for small bills. */
function BillSlider({ label, value, onChange }: BillSliderProps) {
  const { language } = useLanguage();
  const place = stops.findLastIndex((stop) => stop <= value);
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={formatMoney(value / 100, language)}
      min={0}
      max={stops.length - 1}
      value={Math.max(place, 0)}
      onChange={({ target }) => onChange(stops[Number(target.value)] ?? value)}
      className="h-11 w-full cursor-pointer accent-mata-700"
    />
  );
}
