import type { Condition, Day, Household, Line } from '#rules/engine/types';
import type { Choices } from './choices';

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
