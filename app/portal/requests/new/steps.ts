import { type FactName, type Facts, isDate, isStorable, longest } from './facts';

/** The steps of a request, one screen each. Their numbers are in the database. */
export const steps = ['bill', 'who', 'when', 'before', 'send'] as const;

export type Step = (typeof steps)[number];

/** What is asked once the request is sent, one question at a time: `open_questions` in the database. */
export const questions = ['what', 'where', 'payer', 'payment'] as const;

export type Question = (typeof questions)[number];

const answers: Record<Step | Question, readonly FactName[]> = {
  bill: [],
  who: ['who', 'kind', 'accident_kind'],
  when: ['care_stage', 'service_date'],
  before: ['had_before'],
  send: [],
  what: ['what_happened', 'first_signs'],
  where: ['provider', 'provider_city'],
  payer: ['other_payer', 'other_payer_name'],
  payment: ['payment', 'amount'],
};

/** A death has no care and no bill; instead, someone receives the assistance. */
const deathAnswers: Partial<typeof answers> = {
  who: ['who', 'kind'],
  when: ['service_date'],
  before: ['what_happened'],
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
  return steps.find((step) => step === name) ?? 'bill';
}

/** The answers of a step or a question. Photos and the last step have none. */
export function answersOf(part: Step | Question, { kind }: Facts): readonly FactName[] {
  return kind === 'death' ? (deathAnswers[part] ?? []) : answers[part];
}

/** The step at which a saved draft continues, after as many as are complete. */
export function nextStepOf(saved: number): Step {
  return steps[saved] ?? 'send';
}

/** The step before another one, or after it. */
export function stepBeside(step: Step, distance: 1 | -1): Step | undefined {
  return steps[steps.indexOf(step) + distance];
}

/** The key of a title or first sentence. Some have words of their own about a death. */
export function partText(group: 'steps' | 'leads', part: Step | Question, { kind }: Facts) {
  const isOwn = part === 'when' || part === 'before';
  return kind === 'death' && isOwn
    ? (`death.${group}.${part}` as const)
    : (`${group}.${part}` as const);
}

/** What is missing or wrong in the answers of a step or a question. */
export function issuesIn(part: Step | Question, facts: Facts): Partial<Record<FactName, Issue>> {
  const issues: Partial<Record<FactName, Issue>> = {};
  for (const name of answersOf(part, facts)) {
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
