import type { Cents } from '#rules/engine/types';
import { parseAmount } from '~/shared/format/amount';

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
