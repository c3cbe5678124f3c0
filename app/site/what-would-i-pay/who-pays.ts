import { divideBills } from '#rules/engine/divide-bills';
import { addTotals, memberPays, mergeParts } from '#rules/engine/totals';
import type { Cents, Condition, Day, Edition, Household, Line, Part } from '#rules/engine/types';
import type { Choices } from './choices';

/** Who pays a bill: its parts in the order of the chart, and what they add up to. */
export type Answer = {
  bill: Cents;
  parts: readonly Part[];
  /** What the member pays, what can be shared, and what a person must decide. */
  own: Cents;
  shareable: Cents;
  undecided: Cents;
  discount: Cents;
};

const order: readonly Part['kind'][] = [
  'iua',
  'belowMinimum',
  'notEligible',
  'aboveLimit',
  'undecided',
  'shareable',
  'otherPayer',
  'discount',
];

/** Divides the chosen bill by the rules of an edition, with the engine that decides requests. */
export function whoPays(choices: Choices, edition: Edition): Answer {
  const { needs } = divideBills(householdOf(choices), [edition]);
  const lines = needs.flatMap((need) => need.lines);
  const totals = addTotals(lines);
  const { shareable, undecided, discount } = totals;
  return {
    bill: choices.bill,
    parts: mergeParts(lines).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    own: memberPays(totals),
    shareable,
    undecided,
    discount,
  };
}

const personId = 'patient';

/** The day of care. Only its distance to the start date matters. */
const careDay: Day = '2026-07-01';

/** Due dates, each 266 days after a pregnancy that began at the said time. */
const births: Record<Choices['pregnancy'], { startsOn: Day; visit: Day; due: Day }> = {
  later: { startsOn: '2026-01-15', visit: '2026-10-07', due: '2026-12-07' },
  first: { startsOn: '2026-01-15', visit: '2026-08-23', due: '2026-10-23' },
  before: { startsOn: '2026-01-15', visit: '2026-06-24', due: '2026-08-24' },
};

/** The facts of a household with one need, as the choices describe it. */
export function householdOf(choices: Choices): Household {
  const isBirth = choices.start === 'birth';
  const startsOn = isBirth ? births[choices.pregnancy].startsOn : `${2027 - choices.year}-01-15`;
  return {
    iuaChoices: [{ from: startsOn, amount: choices.iua }],
    lapses: [],
    people: [{ id: personId, periods: [{ from: startsOn, until: null }] }],
    conditions: [isBirth ? birth(choices) : injuryOrIllness(choices)],
  };
}

function injuryOrIllness(choices: Choices): Condition {
  return {
    ...need,
    kind: choices.start === 'arm' ? 'accident' : 'illness',
    preExisting: choices.preExisting,
    lines: [lineOf('care', careDay, 'general', choices.bill, choices.discount)],
  };
}

/** The discount comes off the birth first. */
function birth({ pregnancy, bill, prenatal, discount }: Choices): Condition {
  const { visit, due } = births[pregnancy];
  const early = Math.min(prenatal, bill);
  const late = bill - early;
  const lateDiscount = Math.min(discount, late);
  return {
    ...need,
    kind: 'maternity',
    preExisting: 'no',
    dueDate: due,
    lines: [
      lineOf('prenatal', visit, 'prenatal', early, discount - lateDiscount),
      lineOf('birth', due, 'general', late, lateDiscount),
    ].filter(({ charge }) => charge > 0),
  };
}

const need = {
  id: 'need',
  personId,
  isChronic: false,
  otherSigns: [],
  iuaReduction: 0,
  iuaPaidOn: [],
};

function lineOf(id: string, day: Day, care: Line['care'], charge: number, discount: number): Line {
  return { id, day, care, charge, discount, otherPayer: 0 };
}
