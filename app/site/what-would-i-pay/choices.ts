import type { Cents } from '#rules/engine/types';
import { parseAmount } from '~/shared/format/amount';

/** What happened: the three taps that the calculator starts with. */
export const starts = ['er', 'birth', 'arm'] as const;
/** Years of membership. The last one also stands for later years. */
export const years = [1, 2, 3, 4, 5] as const;
export const answers = ['no', 'yes', 'unknown'] as const;
/** When the pregnancy began: after the waiting time, in it, or before the membership. */
export const beginnings = ['later', 'first', 'before'] as const;

export type Start = (typeof starts)[number];

export type Choices = {
  start: Start;
  bill: Cents;
  /** The part of the bill that is prenatal care. Only for a birth. */
  prenatal: Cents;
  discount: Cents;
  iua: Cents;
  year: (typeof years)[number];
  preExisting: (typeof answers)[number];
  pregnancy: (typeof beginnings)[number];
};

/** An example for each start, in cents. */
export type Examples = Record<Start, Pick<Choices, 'bill' | 'prenatal'>>;

const neutral = { discount: 0, preExisting: 'no', pregnancy: 'later' } as const;

/** The choices of the prerendered page. */
export function firstChoices(
  examples: Examples,
  [low = 0, middle = low]: readonly Cents[],
): Choices {
  return { ...neutral, start: 'er', iua: middle, year: 1, ...examples.er };
}

/**
 * The choices that come with a start. The member's own IUA and year stay, and so does a bill that is
 * no longer the example's, with its discount.
 */
export function withStart(choices: Choices, start: Start, examples: Examples): Choices {
  const example = { ...choices, ...neutral, start, ...examples[start] };
  if (isExample(choices, examples)) return example;
  return { ...withBill(example, choices.bill, examples), discount: choices.discount };
}

/** Whether the bill is the one that came with the start. */
export function isExample({ start, bill }: Choices, examples: Examples): boolean {
  return bill === examples[start].bill;
}

/** Another bill. The prenatal part of a birth stays the same fraction of it, in whole dollars. */
export function withBill(choices: Choices, bill: Cents, { birth }: Examples): Choices {
  if (choices.start !== 'birth') return { ...choices, bill };
  const dollars = Math.round((bill * birth.prenatal) / birth.bill / 100);
  return { ...choices, bill, prenatal: Math.min(dollars * 100, bill) };
}

const amounts = ['bill', 'prenatal', 'discount'] as const;

export type AmountName = (typeof amounts)[number];

/** Stored choices, without what is not valid, for example of an older release. */
export function validChoices(
  stored: Record<string, unknown>,
  iuas: readonly Cents[],
): Partial<Choices> {
  const lists: Partial<Record<string, readonly unknown[]>> = {
    start: starts,
    iua: iuas,
    year: years,
    preExisting: answers,
    pregnancy: beginnings,
  };
  const entries = Object.entries(stored).filter(([name, value]) => {
    const list = lists[name];
    if (list) return list.includes(value);
    return (
      amounts.some((amount) => amount === name) &&
      Number.isSafeInteger(value) &&
      (value as number) >= 0
    );
  });
  return Object.fromEntries(entries);
}

/** Why a typed amount is refused, as a key of `whatWouldIPay:errors`. */
export type AmountIssue = 'empty' | 'zero' | 'negative' | 'letters' | 'long' | 'aboveBill';

/** Ten digits with the cents, as in the rules engine. */
const largest = 9_999_999_999;

/**
 * Reads an amount as people type it, in either language.
 * @param most the bill, for a part of it. Such an amount may be empty or zero.
 */
export function readAmount(text: string, most?: Cents): Cents | AmountIssue {
  const typed = text.trim();
  const isPart = most !== undefined;
  if (!typed) return isPart ? 0 : 'empty';
  if (/^\D*[-−–]/.test(typed)) return 'negative';
  if (!/[1-9a-z]/i.test(typed.replace(/^us\$/i, ''))) return isPart ? 0 : 'zero';
  const cents = parseAmount(typed, Number.MAX_SAFE_INTEGER);
  if (cents === undefined) return 'letters';
  if (cents > largest) return 'long';
  return isPart && cents > most ? 'aboveBill' : cents;
}
