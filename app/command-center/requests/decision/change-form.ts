import type { RuleRef } from '#rules/engine/reasons';
import type { LineResult, Part } from '#rules/engine/types';
import { parseAmount, typedAmount } from '~/command-center/kit/typed-amount';
import type { ShownPart } from '~/command-center/requests/review/review-types';
import type { Language } from '~/shared/i18n/language';

/** What a decision can say about a part; `undecided` is not among them. */
export const decidedKinds = [
  'shareable',
  'iua',
  'notEligible',
  'belowMinimum',
  'aboveLimit',
  'discount',
  'otherPayer',
] as const satisfies readonly Part['kind'][];

type DecidedKind = (typeof decidedKinds)[number];

/** A part as a person enters it. An undecided one has no kind yet. */
export type PartDraft = { kind: DecidedKind | ''; amount: string; rule: RuleRef };

/** The parts that replace those of a line, and why. */
export type ChangeDraft = { parts: PartDraft[]; reason: string };

/** The changed lines by their id. */
export type Changes = Record<string, ChangeDraft>;

export type ChangeIssue = 'kindRequired' | 'sumWrong' | 'reasonRequired' | 'amountInvalid';

/** The parts of the proposal, as the start of a change. */
export function changeOf({ parts }: LineResult, language: Language): ChangeDraft {
  return {
    parts: parts.map(({ kind, amount, rule }) => ({
      kind: kind === 'undecided' ? '' : kind,
      amount: typedAmount(amount, language),
      rule,
    })),
    reason: '',
  };
}

/** The sum of the parts as typed; undefined if one is not an amount. */
export function sumOf({ parts }: ChangeDraft): number | undefined {
  const amounts = parts.map(({ amount }) => parseAmount(amount));
  if (!amounts.every((read) => read && 'cents' in read)) return undefined;
  return amounts.reduce((sum, read) => sum + (read && 'cents' in read ? read.cents : 0), 0);
}

/** The first problem of a change. Its parts must add up to the charge. */
export function issueOf(change: ChangeDraft, charge: number): ChangeIssue | undefined {
  const sum = sumOf(change);
  if (sum === undefined) return 'amountInvalid';
  if (change.parts.some(({ kind }) => kind === '')) return 'kindRequired';
  if (sum !== charge) return 'sumWrong';
  if (change.reason.trim().length < 5) return 'reasonRequired';
  return undefined;
}

/** The changes as the database takes them; parts of 0 are left out. */
export function changeRows(changes: Changes) {
  return Object.entries(changes).map(([line_id, { parts, reason }]) => ({
    line_id,
    reason: reason.trim(),
    parts: parts.flatMap(({ kind, amount, rule }) => {
      const read = parseAmount(amount);
      const cents = read && 'cents' in read ? read.cents : 0;
      return kind && cents > 0 ? [{ kind, amount: cents, rule }] : [];
    }),
  }));
}

/** The parts of a line as they would be decided. */
export function decidedParts(result: LineResult, change: ChangeDraft | undefined): ShownPart[] {
  if (!change) return [...result.parts];
  return change.parts.flatMap(({ kind, amount, rule }): ShownPart[] => {
    const read = parseAmount(amount);
    const cents = read && 'cents' in read ? read.cents : 0;
    return cents > 0 ? [{ kind: kind || 'undecided', amount: cents, rule, reason: 'decided' }] : [];
  });
}
