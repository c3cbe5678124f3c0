import { divideBills } from '#rules/engine/divide-bills';
import type { Cents, Edition, Part } from '#rules/engine/types';
import type { Choices } from './choices';
import { householdOf } from './household-of';

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
  const parts = merged(needs.flatMap(({ lines }) => lines.flatMap((line) => line.parts)));
  const sum = (...kinds: Part['kind'][]) =>
    parts.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  return {
    bill: choices.bill,
    parts,
    own: sum('iua', 'belowMinimum', 'notEligible', 'aboveLimit'),
    shareable: sum('shareable'),
    undecided: sum('undecided'),
    discount: sum('discount'),
  };
}

/** One part for each kind and reason, over all lines of the bill. */
function merged(parts: readonly Part[]): Part[] {
  const found = new Map<string, Part>();
  for (const part of parts) {
    const key = `${part.kind} ${part.reason}`;
    const known = found.get(key);
    found.set(key, { ...part, amount: part.amount + (known?.amount ?? 0) });
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
