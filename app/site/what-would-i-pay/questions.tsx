import type { ReactNode } from 'react';
import type { Cents } from '#rules/engine/types';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AmountField } from './amount-field';
import { BillSlider } from './bill-slider';
import { answers, beginnings, type Choices, type Examples, withBill, years } from './choices';
import { Options } from './options';

type QuestionsProps = {
  choices: Choices;
  examples: Examples;
  iuas: readonly Cents[];
  onChange: (changes: Partial<Choices>) => void;
  /** Below the bill, where it is seen while typing. */
  children: ReactNode;
};

/** The bill, the IUA, and what the rules ask about this need. */
export function Questions({ choices, examples, iuas, onChange, children }: QuestionsProps) {
  const { t } = useTranslation('whatWouldIPay');
  const { language } = useLanguage();
  const { start, bill, discount, iua, year, preExisting, pregnancy, prenatal } = choices;
  const changeBill = (cents: number) => onChange(withBill(choices, cents, examples));
  return (
    <div className="grid min-w-0 gap-7">
      <div className="grid gap-1">
        <AmountField
          name="bill"
          hint={t(`bill.hint.${start}`)}
          value={bill}
          onChange={changeBill}
        />
        <BillSlider label={t('bill.slider')} value={bill} onChange={changeBill} />
      </div>
      {children}
      {start === 'birth' && (
        <AmountField
          name="prenatal"
          hint={t('prenatal.hint')}
          value={prenatal}
          most={bill}
          onChange={(cents) => onChange({ prenatal: cents })}
        />
      )}
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
      <AmountField
        name="discount"
        hint={t('discount.hint')}
        value={discount}
        most={bill}
        onChange={(cents) => onChange({ discount: cents })}
      />
    </div>
  );
}
