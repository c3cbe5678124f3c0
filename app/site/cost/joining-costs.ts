import { fetchPublished, type PublishedSource } from '~/site/published/published-data';
import type { Answer } from '../../../supabase/contracts/answers';
import type { PlanChoice } from './chosen-query';

/** What joining costs by the table in force. */
export type Costs = NonNullable<Answer<'joining_costs'>>;

export const costsSource: PublishedSource<Costs | null> = {
  name: 'contributions',
  fetchData: (signal) => fetchPublished('rpc/joining_costs', {}, signal) as Promise<Costs | null>,
};

export const households = ['individual', 'couple', 'single_parent', 'family'] as const;
export type Household = (typeof households)[number];

/** Households with a second adult, whose age can count. */
export const hasSpouse = (household: Household) => household === 'couple' || household === 'family';

/** What a visitor chose, of what is offered. */
export type Chosen = {
  household: Household;
  plan: Costs['plans'][number];
  iua: Costs['iuas'][number];
  /** What there is to choose from: each list depends on the choices before it. */
  offered: { households: Household[]; plans: Costs['plans']; iuas: Costs['iuas'] };
  /** Whether the address names something that is not offered, so that another choice replaces it. */
  isReplaced: boolean;
};

/** Reads the choices from a query: `for`, `plan`, and `iua`. */
export function chosenOf(costs: Costs, query: URLSearchParams): Chosen {
  const { amounts } = costs;
  const types = households.filter((type) => amounts.some(({ plan_type }) => plan_type === type));
  const household = types.find((type) => type === query.get('for')) ?? types.at(-1) ?? 'family';
  const ofHousehold = amounts.filter(({ plan_type }) => plan_type === household);
  const plans = costs.plans.filter(({ id }) => ofHousehold.some((one) => one.product_id === id));
  const plan = plans.find(({ id }) => id === query.get('plan')) ?? plans[0];
  const ofPlan = ofHousehold.filter(({ product_id }) => product_id === plan?.id);
  const iuas = costs.iuas.filter(({ id }) => ofPlan.some((one) => one.product_iua_id === id));
  const iua =
    iuas.find(({ id }) => id === query.get('iua')) ?? iuas[Math.floor((iuas.length - 1) / 2)];
  if (!plan || !iua) throw new Error('A table in force offers something.');
  const shown = { for: household, plan: plan.id, iua: iua.id };
  return {
    household,
    plan,
    iua,
    offered: { households: types, plans, iuas },
    isReplaced: Object.entries(shown).some(([name, value]) => (query.get(name) ?? value) !== value),
  };
}

/** Whether a choice still is what people can join with. */
export function isOffered(costs: Costs | null, choice: PlanChoice): boolean {
  return (costs?.amounts ?? []).some(
    (one) =>
      one.product_id === choice.product_id &&
      one.product_iua_id === choice.product_iua_id &&
      one.plan_type === choice.plan_type,
  );
}

/** The lowest age of an applicant, and the highest that is plausible. */
const ages = { adult: 18, oldest: 120 };

/** Why an age is refused, as a key of `cost:ages.issues`. */
export type AgeIssue = 'letters' | 'tooYoung' | 'tooOld';

/** Reads an age as people type it: undefined without one. */
export function readAge(text: string): number | AgeIssue | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  if (!/^\d{1,9}$/.test(typed)) return 'letters';
  const age = Number(typed);
  if (age < ages.adult) return 'tooYoung';
  return age > ages.oldest ? 'tooOld' : age;
}

/** The age that counts: of the older of two adults. Undefined while one is missing or wrong. */
export function countedAge(household: Household, query: URLSearchParams): number | undefined {
  const names = hasSpouse(household) ? ['age', 'spouse'] : ['age'];
  const known = names.map((name) => readAge(query.get(name) ?? ''));
  return known.every((age) => typeof age === 'number') ? Math.max(...known) : undefined;
}

export type Monthly = {
  cents: number;
  /** The first age of the next band with another amount. */
  next?: { age: number; cents: number };
};

/** The monthly amounts of a choice, for each age band. */
export function bandsOf(costs: Costs, { household, plan, iua }: Chosen) {
  const amount = costs.amounts.find(
    (one) =>
      one.plan_type === household && one.product_id === plan.id && one.product_iua_id === iua.id,
  );
  return costs.from_ages.map((age, band) => ({ age, cents: amount?.cents[band] ?? 0 }));
}

/** The monthly amount for an age. */
export function monthlyFor(costs: Costs, chosen: Chosen, age: number): Monthly | undefined {
  const bands = bandsOf(costs, chosen);
  const band = bands.findLast((one) => one.age <= age);
  const next = bands.find((one) => one.age > age && one.cents !== band?.cents);
  return band && { cents: band.cents, ...(next && { next }) };
}
