import type { Cents, Part, Totals } from './types.ts';

/** The sum of each kind of part of some lines. */
export function addTotals(
  lines: readonly { parts: readonly Pick<Part, 'kind' | 'amount'>[] }[],
): Totals {
  const totals: Totals = {
    discount: 0,
    otherPayer: 0,
    notEligible: 0,
    iua: 0,
    belowMinimum: 0,
    aboveLimit: 0,
    shareable: 0,
    undecided: 0,
  };
  for (const { parts } of lines) {
    for (const { kind, amount } of parts) totals[kind] += amount;
  }
  return totals;
}

/** What the member pays for certain; what is undecided may be added. */
export function memberPays(totals: Totals): Cents {
  return totals.notEligible + totals.iua + totals.belowMinimum + totals.aboveLimit;
}
