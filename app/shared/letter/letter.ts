import { addTotals, memberPays } from '#rules/engine/totals';
import type { Cents, Part } from '#rules/engine/types';
import type { Answer } from '../../../supabase/contracts/answers';

/** The answers to a request, and what was paid. */
export type RequestAnswer = Answer<'read_decision'>;

/** One answer in writing. */
export type Decision = RequestAnswer['decision'];
export type DecidedLine = Decision['lines'][number];

/** The kinds of requests. */
export const kinds = ['illness', 'accident', 'maternity', 'prevention', 'death', 'other'] as const;

/** The parts of charges that have the same reason, with what each line has of them. */
export type Entry = {
  kind: Part['kind'];
  rule: Part['rule'];
  /** The code of the reason. */
  reason: string;
  /** The team's own reason, if it decided differently from the rules' arithmetic. */
  decided: string | undefined;
  cents: Cents;
  lines: { line: DecidedLine; cents: Cents }[];
};

/** The entries of one kind. */
export type Group = { kind: Part['kind']; cents: Cents; entries: Entry[] };

/** Whether an answer is about a death: it has no bill, no care and no IUA. */
export function isAboutDeath({ need }: Pick<Decision, 'need'>): boolean {
  return need?.iua_reason === 'deathAssistance';
}

/** The amounts that a worried person reads first. They add up to the bills. */
export type Amounts = { bills: Cents; off: Cents; shared: Cents; yours: Cents; open: Cents };

/** The order of the letter: what can be shared, what is the member's, then the rest. */
const order: readonly Part['kind'][] = [
  'shareable',
  'iua',
  'notEligible',
  'belowMinimum',
  'aboveLimit',
  'undecided',
  'discount',
  'otherPayer',
];

/** The amounts of all lines, from their parts. */
export function amountsOf(lines: readonly DecidedLine[]): Amounts {
  const totals = addTotals(lines);
  return {
    bills: sum(lines.map(({ charge_cents }) => charge_cents)),
    off: totals.discount + totals.otherPayer,
    shared: totals.shareable,
    yours: memberPays(totals),
    open: totals.undecided,
  };
}

/** Groups the parts of all lines by kind, then by reason. Empty groups are left out. */
export function groupsOf(lines: readonly DecidedLine[]): Group[] {
  const entries = new Map<string, Entry>();
  for (const line of lines) {
    for (const { kind, rule, reason, amount } of line.parts) {
      const decided = line.reason ?? undefined;
      const key = JSON.stringify([kind, rule, reason, decided]);
      const entry = entries.get(key) ?? { kind, rule, reason, decided, cents: 0, lines: [] };
      entry.cents += amount;
      entry.lines.push({ line, cents: amount });
      entries.set(key, entry);
    }
  }
  const all = [...entries.values()];
  return order.flatMap((kind) => {
    const own = all.filter((entry) => entry.kind === kind && entry.cents > 0);
    return own.length > 0
      ? [{ kind, cents: sum(own.map(({ cents }) => cents)), entries: own }]
      : [];
  });
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}
