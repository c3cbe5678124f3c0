/** A section of the rules, as in its address: tab and anchor. */
export type RuleRef = `${'instructions' | 'procedures' | 'exclusions' | 'maternity'}#${string}`;

/**
 * Who has a part of a charge. `discount` and `otherPayer` are nobody's cost in the household.
 * `notEligible`, `iua`, `belowMinimum` and `aboveLimit` are the member's. `shareable` can be shared.
 * `undecided` needs a decision by a person.
 */
export type PartKind =
  | 'discount'
  | 'otherPayer'
  | 'notEligible'
  | 'iua'
  | 'belowMinimum'
  | 'aboveLimit'
  | 'shareable'
  | 'undecided';

type Meaning = readonly [kind: PartKind, rule: RuleRef];

/**
 * Every reason of the engine, with its kind and its rule. The messages `rulesEngine:reasons` explain
 * each to members. The rule of `aboveSpecificLimit` and `withinSpecificLimit` is that of the limit.
 */
export const reasons = {
  discount: ['discount', 'procedures#self-pay'],
  otherPayer: ['otherPayer', 'procedures#other-payers'],

  beforeStart: ['notEligible', 'instructions#who-may-join'],
  afterEnd: ['notEligible', 'instructions#cancellation'],
  ageLimit: ['notEligible', 'instructions#family'],
  inactive: ['notEligible', 'instructions#monthly-contribution'],
  pregnantBeforeStart: ['notEligible', 'maternity#conception'],
  pregnantInFirstDays: ['notEligible', 'maternity#conception'],
  notEligible: ['notEligible', 'exclusions#not-eligible'],
  work: ['notEligible', 'exclusions#not-eligible'],
  fees: ['notEligible', 'exclusions#not-eligible'],
  transport: ['notEligible', 'exclusions#not-eligible'],
  dental: ['notEligible', 'exclusions#dental'],
  vision: ['notEligible', 'exclusions#vision'],
  mentalHealth: ['notEligible', 'exclusions#mental-health'],
  cosmetic: ['notEligible', 'exclusions#cosmetic-surgery'],
  conditional: ['notEligible', 'exclusions#conditional-body'],
  geneticTesting: ['notEligible', 'exclusions#genetic-testing'],
  longTermCare: ['notEligible', 'exclusions#long-term-care'],
  maternityExtra: ['notEligible', 'maternity#maternity-not-shared'],
  aboveFairPrice: ['notEligible', 'procedures#fair-price'],
  driving: ['notEligible', 'exclusions#conditional-circumstances'],
  fight: ['notEligible', 'exclusions#conditional-circumstances'],
  requiredExam: ['notEligible', 'exclusions#conditional-circumstances'],
  abroad: ['notEligible', 'exclusions#international-care'],
  deathTooEarly: ['notEligible', 'exclusions#death-assistance'],

  iua: ['iua', 'procedures#iua'],
  iuaBeforeLowering: ['iua', 'procedures#change-iua'],
  iuaAfterAccident: ['iua', 'procedures#change-iua'],
  iuaReduced: ['iua', 'procedures#reduce-iua'],
  smallAfterCap: ['belowMinimum', 'procedures#iua'],

  adjustmentFirstYear: ['aboveLimit', 'procedures#adjustment-period'],
  aboveAdjustment: ['aboveLimit', 'procedures#adjustment-period'],
  aboveSpecificLimit: ['aboveLimit', 'exclusions#limits'],

  shareable: ['shareable', 'instructions#how-it-works'],
  birth: ['shareable', 'maternity#childbirth'],
  afterCap: ['shareable', 'procedures#iua'],
  withinAdjustment: ['shareable', 'procedures#adjustment-period'],
  withinSpecificLimit: ['shareable', 'exclusions#limits'],
  deathAssistance: ['shareable', 'exclusions#death-assistance'],

  unclear: ['undecided', 'procedures#submission'],
  reinstatedLate: ['undecided', 'instructions#monthly-contribution'],
  dueDateMissing: ['undecided', 'maternity#conception'],
  preExistingUnknown: ['undecided', 'procedures#pre-existing'],
  firstPartAfterCap: ['undecided', 'procedures#iua'],
  iuaPaidLate: ['undecided', 'procedures#iua'],
  deathAfterGap: ['undecided', 'exclusions#death-assistance'],
  otherNeedOpen: ['undecided', 'exclusions#limits'],
} as const satisfies Record<string, Meaning>;

export type Reason = keyof typeof reasons;
