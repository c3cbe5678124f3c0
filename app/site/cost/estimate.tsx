import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Options } from '~/shared/fields/options';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { planName } from '~/shared/format/plan-name';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { changedQuery, knownQuery } from './chosen-query';
import { ExampleBills } from './example-bills';
import {
  bandsOf,
  type Chosen,
  type Costs,
  chosenOf,
  countedAge,
  hasSpouse,
  monthlyFor,
  readAge,
} from './joining-costs';
import type { ExampleBill } from './write-bills';

type EstimateProps = {
  costs: Costs;
  /** Example bills for each IUA of the rules, in cents. */
  bills: Record<string, ExampleBill[]>;
};

/** The questions, and the answer that changes with each of them. The address has the choices. */
export function Estimate({ costs, bills }: EstimateProps) {
  const { t } = useTranslation('cost');
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = knownQuery(search);
  const chosen = chosenOf(costs, query);
  const change = (changes: Record<string, string>) => {
    // On a slow phone, the address is ahead of what is drawn: the next choice must not undo the one before.
    const latest = knownQuery(window.location.search);
    const { household, plan, iua } = chosenOf(costs, latest);
    const shown = { for: household, plan: plan.id, iua: iua.id };
    void navigate(
      { search: changedQuery(latest, { ...shown, ...changes }) },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.15fr] lg:gap-12">
      <form
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="grid min-w-0 gap-7"
      >
        {chosen.isReplaced && (
          <p role="status" className="rounded-md bg-warning-100 px-4 py-3">
            {t('replaced')}
          </p>
        )}
        <Questions chosen={chosen} query={query} onChange={change} />
      </form>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-24">
        <Answer costs={costs} chosen={chosen} query={query} />
        <ExampleBills iua={chosen.iua.cents} bills={bills[chosen.iua.cents]} />
      </div>
    </div>
  );
}

type QuestionsProps = {
  chosen: Chosen;
  query: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
};

function Questions({ chosen, query, onChange }: QuestionsProps) {
  const { t } = useTranslation('cost');
  const { language } = useLanguage();
  const { household, plan, iua, offered } = chosen;
  const isPair = hasSpouse(household);
  return (
    <>
      <Options
        name="for"
        label={t('household.label')}
        values={offered.households}
        value={household}
        textOf={(one) => t(`household.${one}`)}
        onChange={(one) => onChange({ for: one })}
        columns="grid-cols-2"
      />
      <fieldset aria-describedby="ages-hint" className="min-w-0">
        <legend className="sr-only">{t('ages.legend')}</legend>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2">
          <AgeField name="age" known={query.get('age') ?? ''} onChange={onChange} />
          {isPair && (
            <AgeField name="spouse" known={query.get('spouse') ?? ''} onChange={onChange} />
          )}
        </div>
        <p id="ages-hint" className="mt-2 text-sm text-muted">
          {t(isPair ? 'ages.hintPair' : 'ages.hint')}
        </p>
      </fieldset>
      {offered.plans.length > 1 && (
        <Options
          name="plan"
          label={t('plan.label')}
          values={offered.plans.map(({ id }) => id)}
          value={plan.id}
          textOf={(id) => <PlanText plan={offered.plans.find((one) => one.id === id)} />}
          onChange={(id) => onChange({ plan: id })}
          columns=""
        />
      )}
      <Options
        name="iua"
        label={t('iua.label')}
        hint={t('iua.hint')}
        values={offered.iuas.map(({ id }) => id)}
        value={iua.id}
        textOf={(id) =>
          formatMoney((offered.iuas.find((one) => one.id === id)?.cents ?? 0) / 100, language, {
            cents: false,
          })
        }
        onChange={(id) => onChange({ iua: id })}
        columns="grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]"
      />
    </>
  );
}

/** A plan's name, and below it what it is for. */
function PlanText({ plan }: { plan: Costs['plans'][number] | undefined }) {
  const { language } = useLanguage();
  if (!plan) return null;
  const text = language === 'en' ? plan.description_en : plan.description;
  return (
    <span className="grid w-full gap-1 py-1 text-left wrap-anywhere">
      <span className="text-base">{planName({ ...plan, name: '' }, language)}</span>
      {text && <span className="leading-snug font-normal">{text}</span>}
    </span>
  );
}

type AgeFieldProps = {
  name: 'age' | 'spouse';
  /** The age in the address. */
  known: string;
  onChange: (changes: Record<string, string>) => void;
};

/** An age in whole years. What is typed stays; the address gets it once it is an age, or empty. */
function AgeField({ name, known, onChange }: AgeFieldProps) {
  const { t } = useTranslation('cost');
  const [typed, setTyped] = useState(known);
  const read = readAge(typed);
  const issue = typeof read === 'string' && read;
  return (
    <div className="grid gap-2">
      <label htmlFor={name} className="text-sm font-semibold">
        {t(`ages.${name}`)}
      </label>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        maxLength={10}
        value={typed}
        aria-describedby={`${name}-error`}
        aria-invalid={issue ? true : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const age = readAge(target.value);
          onChange({ [name]: typeof age === 'number' ? String(age) : '' });
        }}
        className="block min-h-12 w-full rounded-sm border border-control bg-white px-4 py-2 text-heading font-semibold transition-colors hover:border-muted focus-visible:border-mata-700 focus-visible:outline-mata-700 focus-visible:outline-offset-0 aria-invalid:border-danger-600"
      />
      <p
        id={`${name}-error`}
        aria-live="polite"
        className="text-sm font-medium text-danger-700 empty:hidden"
      >
        {issue && t(`ages.issues.${issue}`)}
      </p>
    </div>
  );
}

type AnswerProps = { costs: Costs; chosen: Chosen; query: URLSearchParams };

/** The monthly contribution in large type, and the way to apply with it. */
function Answer({ costs, chosen, query }: AnswerProps) {
  const { t } = useTranslation('cost');
  const { language } = useLanguage();
  const { household, plan, iua } = chosen;
  const money = (cents: number) => formatMoney(cents / 100, language);
  const age = countedAge(household, query);
  const monthly = age === undefined ? undefined : monthlyFor(costs, chosen, age);
  const all = bandsOf(costs, chosen).map(({ cents }) => cents);
  const search = changedSearch(query, { for: household, plan: plan.id, iua: iua.id });
  return (
    <section
      aria-labelledby="answer-title"
      className="on-dark grid gap-5 rounded-lg bg-mata-900 p-5 text-paper md:p-8"
    >
      <div className="grid gap-2" aria-live="polite">
        <h2 id="answer-title" className="text-sm font-semibold text-mata-100">
          {t('answer.title')}
        </h2>
        <p className="wrap-anywhere">
          {t('answer.choice', {
            plan: planName({ ...plan, name: '' }, language),
            household: t(`household.${household}`),
            iua: formatMoney(iua.cents / 100, language, { cents: false }),
          })}
        </p>
        {monthly ? (
          <p className="text-title tabular-nums">
            {t('answer.month', { amount: money(monthly.cents) })}
          </p>
        ) : (
          <>
            <p className="text-subtitle tabular-nums">
              {t('answer.range', { low: money(Math.min(...all)), high: money(Math.max(...all)) })}
            </p>
            <p className="text-mata-100">
              {t(hasSpouse(household) ? 'answer.agesMissing' : 'answer.ageMissing')}
            </p>
          </>
        )}
        {monthly?.next && (
          <p className="text-mata-100">
            {t('answer.next', { age: monthly.next.age, amount: money(monthly.next.cents) })}
          </p>
        )}
      </div>
      <p className="text-sm text-mata-100">
        {t('answer.since', { date: formatDate(costs.starts_on, language) })}
      </p>
      <Apply search={search} />
      <p className="text-sm text-mata-100">{t('answer.free')}</p>
    </section>
  );
}

/** The page for applications gets the choice. One of the organization's own does not. */
function Apply({ search }: { search: string }) {
  const { t } = useTranslation('cost');
  const { enrollment } = destinations;
  const to = 'href' in enrollment ? enrollment : { ...enrollment, search };
  return (
    <LinkButton {...to} variant="paper" size="lg" className="justify-self-start max-sm:w-full">
      {t('answer.apply')}
      <ArrowRight className="size-5" />
    </LinkButton>
  );
}

function changedSearch(query: URLSearchParams, shown: Record<string, string>): string {
  return `?${new URLSearchParams({ ...Object.fromEntries(query), ...shown })}`;
}
