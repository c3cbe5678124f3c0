import type { PartKind } from './reasons.ts';
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

const own: readonly PartKind[] = ['iua', 'belowMinimum', 'notEligible', 'aboveLimit'];

/** Whether a part is for certain the member's. */
export function isOwn({ kind }: { kind: PartKind }): boolean {
  return own.includes(kind);
}

/** What the member pays for certain; what is undecided may be added. */
export function memberPays(totals: Totals): Cents {
  return own.reduce((sum, kind) => sum + totals[kind], 0);
}

/** One part for each kind and reason, over all lines. */
export function mergeParts(lines: readonly { parts: readonly Part[] }[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of lines.flatMap(({ parts }) => parts)) {
    const key = `${part.kind} ${part.reason}`;
    const known = found.get(key);
    found.set(key, { ...part, amount: part.amount + (known?.amount ?? 0) });
  }
  return [...found.values()];
}
