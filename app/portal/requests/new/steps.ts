import { type FactName, type Facts, isDate, isStorable, longest } from './facts';

/** The steps of a request, one question group each. Their numbers are in the database. */
export const steps = [
  'who',
  'kind',
  'when',
  'what',
  'where',
  'payer',
  'payment',
  'documents',
  'send',
] as const;

export type Step = (typeof steps)[number];

/** The answers of each step. */
const stepFacts: Record<Step, readonly FactName[]> = {
  who: ['who'],
  kind: ['kind', 'accident_kind'],
  when: ['care_stage', 'service_date'],
  what: ['what_happened', 'first_signs', 'had_before'],
  where: ['provider', 'provider_city'],
  payer: ['other_payer', 'other_payer_name'],
  payment: ['payment', 'amount'],
  documents: [],
  send: [],
};

/** A death has no care, no bill and no other payer. */
const deathFacts: Partial<Record<Step, readonly FactName[]>> = {
  who: ['who'],
  kind: ['kind'],
  when: ['service_date'],
  what: ['what_happened'],
};

const optional: readonly FactName[] = [
  'first_signs',
  'provider_city',
  'other_payer_name',
  'amount',
];

/** What is wrong with an answer: a key of `requestForm:issues`. */
export type Issue = 'required' | 'choose' | 'date' | 'tooLong' | 'amount';

const choices: readonly FactName[] = [
  'kind',
  'accident_kind',
  'care_stage',
  'had_before',
  'other_payer',
  'payment',
];

/** The step with a name, or the first one. */
export function stepNamed(name: string | null): Step {
  return steps.find((step) => step === name) ?? 'who';
}

/** The steps of a request, without those that its kind does not need. */
export function stepsOf(facts: Facts): Step[] {
  return steps.filter(
    (step) => step === 'documents' || step === 'send' || answersOf(step, facts).length > 0,
  );
}

/** The answers of a step. Documents and the last step have none. */
export function answersOf(step: Step, { kind }: Facts): readonly FactName[] {
  return kind === 'death' ? (deathFacts[step] ?? []) : stepFacts[step];
}

/** The step at which a saved draft continues, after as many as are complete. */
export function nextStepOf(saved: number, facts: Facts): Step {
  return stepsOf(facts).find((step) => steps.indexOf(step) >= saved) ?? 'send';
}

/** The step before another one, or after it. */
export function stepBeside(step: Step, facts: Facts, distance: 1 | -1): Step | undefined {
  const own = stepsOf(facts);
  return own[own.indexOf(step) + distance];
}

/** The key of a step's title or first sentence. Some have words of their own about a death. */
export function stepText(group: 'steps' | 'leads', step: Step, { kind }: Facts) {
  const isOwn = step === 'when' || step === 'what';
  return kind === 'death' && isOwn
    ? (`death.${group}.${step}` as const)
    : (`${group}.${step}` as const);
}

/** What is missing or wrong in the answers of a step. */
export function issuesIn(step: Step, facts: Facts): Partial<Record<FactName, Issue>> {
  const issues: Partial<Record<FactName, Issue>> = {};
  for (const name of answersOf(step, facts)) {
    const issue = issueOf(name, facts);
    if (issue) issues[name] = issue;
  }
  return issues;
}

/** The steps with missing or wrong answers. */
export function openSteps(facts: Facts): Step[] {
  return steps.filter((step) => Object.keys(issuesIn(step, facts)).length > 0);
}

function issueOf(name: FactName, facts: Facts): Issue | undefined {
  const value = facts[name];
  if (name === 'accident_kind' && facts.kind !== 'accident') return undefined;
  if (name === 'other_payer_name' && facts.other_payer !== 'yes') return undefined;
  if (value.trim() === '') {
    if (optional.includes(name)) return undefined;
    return choices.includes(name) ? 'choose' : 'required';
  }
  if (name === 'service_date' && !isDate(value)) return 'date';
  if (name === 'amount' && !isStorable(name, value)) return 'amount';
  return longest[name] !== undefined && !isStorable(name, value) ? 'tooLong' : undefined;
}
