import { addDays } from './days.ts';
import { compare } from './edition-on.ts';
import type { OpenNeed } from './open-need.ts';
import type { Reason } from './reasons.ts';
import type { Cents, Household } from './types.ts';

type Choices = Household['iuaChoices'];
type Found = { amount: Cents; reason: Reason };

/** The IUA of a need: the one chosen on its first day, or the one before if it was lowered lately. */
export function findIua(need: OpenNeed, choices: Choices): Found {
  const past = [...choices]
    .sort((one, other) => compare(one.from, other.from) || other.amount - one.amount)
    // Of several choices on one day, the lowest applies.
    .filter(({ from }, index, sorted) => sorted[index + 1]?.from !== from)
    .filter(({ from }, index) => index === 0 || from <= need.startsOn);
  return applyWait(need, past);
}

function applyWait(need: OpenNeed, past: Choices): Found {
  const before = past.at(-2);
  const { from, amount } = past.at(-1) as Choices[number];
  const isWaiting =
    before &&
    amount < before.amount &&
    need.startsOn < addDays(from, need.edition.figures.iuaLowerWait);
  if (!isWaiting) return { amount, reason: 'iua' };
  if (need.condition.kind === 'accident') return { amount, reason: 'iuaAfterAccident' };
  return { amount: applyWait(need, past.slice(0, -1)).amount, reason: 'iuaBeforeLowering' };
}
