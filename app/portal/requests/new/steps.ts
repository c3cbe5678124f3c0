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
export const stepFacts: Record<Step, readonly FactName[]> = {
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

/** The step at which a saved draft continues. */
export function nextStepOf(saved: number): Step {
  return steps[Math.min(saved, steps.length - 1)] ?? 'who';
}

/** What is missing or wrong in the answers of a step. */
export function issuesIn(step: Step, facts: Facts): Partial<Record<FactName, Issue>> {
  const issues: Partial<Record<FactName, Issue>> = {};
  for (const name of stepFacts[step]) {
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
