import { useState } from 'react';
import { chanceOf, type HospitalRule, type Household } from '#bill-help/assistance';
import { deadlinesOf } from '#bill-help/deadlines';
import type { Letter } from '#bill-help/findings';
import { guidelineIn, guidelineOf, percentOf } from '#bill-help/poverty-guidelines';
import { builtInRegister, type Register } from '#bill-help/register';
import type { Bill } from '#bill-help/types';
import { Field } from '~/shared/fields/field';
import { Options } from '~/shared/fields/options';
import { Select } from '~/shared/fields/select';
import { StateSelect } from '~/shared/fields/state-select';
import { TextInput } from '~/shared/fields/text-input';
import { parseAmountOrZero } from '~/shared/format/amount';
import { formatDate, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { lawValues } from './law-values';
import { useRegister } from './register';

type Typed = {
  state: string;
  /** The id of its entry in the register; empty for any other. */
  hospital: string;
  people: string;
  income: string;
  per: 'month' | 'year';
};

const nothing: Typed = { state: '', hospital: '', people: '', income: '', per: 'month' };

const mostPeople = 20;

type AssistanceProps = { bill: Bill; onOpen: (letter: Letter) => void };

/**
 * Whether a household can ask for financial assistance. What is typed stays in this component: it is
 * not in the tab's storage, in an address or in a request.
 */
export function Assistance({ bill, onOpen }: AssistanceProps) {
  const { t } = useTranslation('billHelp');
  const [typed, setTyped] = useState(nothing);
  const latest = useRegister();
  // It changes with the choice of the state only, so that nothing moves when it arrives late.
  const [register, setRegister] = useState(builtInRegister);
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const people = peopleOf(typed.people);
  const income = incomeOf(typed);
  const household =
    typed.state && people !== undefined && income !== undefined
      ? { state: typed.state, people, income }
      : undefined;
  // The register is about hospitals.
  const hospitals =
    bill.sender === 'office' ? [] : register.hospitals.filter(({ state }) => state === typed.state);
  const hospital = hospitals.find(({ id }) => id === typed.hospital);
  const chooseState = (state: string) => {
    setRegister(latest);
    set({ state, hospital: '' });
  };
  const error = (text: string, value: number | undefined, name: 'people' | 'income') =>
    text.trim() && value === undefined ? { error: t(`assistance.errors.${name}`) } : {};
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-5">
        <Field label={t('assistance.state.label')}>
          <StateSelect
            choose={t('assistance.state.choose')}
            value={typed.state}
            onChange={({ target }) => chooseState(target.value)}
          />
        </Field>
        {hospitals.length > 0 && (
          <Field label={t('assistance.hospital.label')} hint={t('assistance.hospital.hint')}>
            <Select
              value={typed.hospital}
              onChange={({ target }) => set({ hospital: target.value })}
            >
              <option value="">{t('assistance.hospital.other')}</option>
              {hospitals.map(({ id, name, city }) => (
                <option key={id} value={id}>{`${name}, ${city}`}</option>
              ))}
            </Select>
          </Field>
        )}
        <Field
          label={t('assistance.people.label')}
          hint={t('assistance.people.hint')}
          {...error(typed.people, people, 'people')}
        >
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={typed.people}
            onChange={({ target }) => set({ people: target.value })}
            className="max-w-32"
          />
        </Field>
        <Field
          label={t('assistance.income.label')}
          hint={t('assistance.income.hint')}
          {...error(typed.income, income, 'income')}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            value={typed.income}
            onChange={({ target }) => set({ income: target.value })}
            className="max-w-60"
          />
        </Field>
        <Options
          name="per"
          label={<span className="sr-only">{t('assistance.income.label')}</span>}
          values={['month', 'year']}
          value={typed.per}
          textOf={(per) => t(`assistance.income.${per}`)}
          onChange={(per) => set({ per })}
          columns="max-w-80 grid-cols-2"
        />
      </div>
      <div role="status" className="grid content-start gap-4">
        {household && (
          <Answer
            household={household}
            hospital={hospital}
            register={register}
            bill={bill}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  );
}

type AnswerProps = AssistanceProps & {
  household: Household;
  hospital: HospitalRule | undefined;
  register: Register;
};

function Answer({ household, hospital, register, bill, onOpen }: AnswerProps) {
  const { t } = useTranslation(['billHelp', 'billLetters']);
  const { language } = useLanguage();
  const { guidelines } = register;
  const rule = register.states.find(({ state }) => state === household.state);
  const chance = chanceOf(household, bill.sender, { state: rule, hospital, guidelines });
  const money = (dollars: number) => formatMoney(dollars, language, { cents: false });
  const guideline = guidelineOf(household.state, household.people, guidelines);
  const deadline = deadlinesOf(bill, {}).find(({ kind }) => kind === 'assistance');
  const date = deadline && formatDate(deadline.day, language);
  return (
    <>
      <p className="rounded-md bg-mata-100 p-5 text-lead font-semibold text-mata-800">
        {t(`assistance.answer.${chance}`)}
      </p>
      <p>
        {t('assistance.percent', {
          percent: percentOf(household, guidelines),
          year: guidelineIn(household.state, guidelines).year,
          people: household.people,
          guideline: money(guideline),
        })}
      </p>
      {rule?.reducedUpTo && (
        <p>
          {t('assistance.rule', {
            state: usStates[household.state as keyof typeof usStates],
            name: rule.name,
            amount: money((guideline * rule.reducedUpTo) / 100),
          })}{' '}
          {rule.applyDays && t('assistance.ruleApply', { days: rule.applyDays })}
        </p>
      )}
      {hospital && <OwnPolicy hospital={hospital} guideline={guideline} />}
      {bill.sender === 'office' && <p>{t('assistance.office')}</p>}
      {deadline && (
        <p className="font-semibold">
          {deadline.day < today()
            ? t('assistance.past', { ...lawValues(language), date })
            : t('assistance.by', { date })}
        </p>
      )}
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('assistance.bring.title')}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>{t('assistance.bring.income')}</li>
          <li>{t('assistance.bring.bill')}</li>
          <li>{t('assistance.bring.address')}</li>
          <li>{t('assistance.bring.people')}</li>
        </ul>
      </div>
      <p className="text-sm text-muted">
        {t('assistance.hospitalDecides')} {t('assistance.papers')}
      </p>
      <Button className="justify-self-start" onClick={() => onOpen('assistance')}>
        {t('letters.choose', { letter: t('billLetters:letters.assistance.title') })}
      </Button>
    </>
  );
}

/** What the policy of the hospital itself says, with a link to it. */
function OwnPolicy({ hospital, guideline }: { hospital: HospitalRule; guideline: number }) {
  const { t } = useTranslation('billHelp');
  const { language } = useLanguage();
  const { name, freeUpTo, reducedUpTo, applyDays, policy } = hospital;
  const amountAt = (percent: number) =>
    formatMoney((guideline * percent) / 100, language, { cents: false });
  return (
    <div className="grid gap-1">
      <p>
        {freeUpTo && t('assistance.hospital.free', { name, amount: amountAt(freeUpTo) })}{' '}
        {reducedUpTo && t('assistance.hospital.reduced', { name, amount: amountAt(reducedUpTo) })}{' '}
        {applyDays && t('assistance.ruleApply', { days: applyDays })}
      </p>
      <ExternalLink
        newTab
        href={policy}
        className="link inline-flex min-h-8 items-center gap-1 justify-self-start font-semibold"
      >
        {t('assistance.hospital.policy', { name })}
      </ExternalLink>
    </div>
  );
}

function peopleOf(text: string): number | undefined {
  const number = Number(text.trim());
  return Number.isInteger(number) && number >= 1 && number <= mostPeople ? number : undefined;
}

/** The cents of a year. No income at all is an answer, too. */
function incomeOf({ income, per }: Typed): number | undefined {
  const cents = parseAmountOrZero(income);
  return cents === undefined ? undefined : cents * (per === 'month' ? 12 : 1);
}
