import { editionOn } from './edition-on.ts';
import { findExclusion, type Lapse } from './find-exclusion.ts';
import { type Reason, type RuleRef, reasons } from './reasons.ts';
import type { Cents, Condition, Edition, Line, Part, Person } from './types.ts';

/** A line while its charge is divided. `left` is what no part has yet. */
export type OpenLine = {
  line: Line;
  edition: Edition;
  parts: Part[];
  left: Cents;
  /** It is neither excluded nor undecided, so the IUA and the limits apply. */
  isEligible: boolean;
  /** It is not eligible, so it does not begin a need. */
  isExcluded: boolean;
  /** Part of it is above the IUA as it is before a reduction, so its visits count. */
  isAboveIua: boolean;
};

/** Takes the discount and other payers off a line, and all of it if it is excluded or undecided. */
export function openLine(
  line: Line,
  condition: Condition,
  person: Person,
  lapses: readonly Lapse[],
  editions: readonly Edition[],
): OpenLine {
  const edition = editionOn(line.day, editions);
  const exclusion = findExclusion(line, condition, person, lapses, edition.figures);
  const open: OpenLine = {
    line,
    edition,
    parts: [],
    left: line.charge,
    isEligible: !exclusion,
    isExcluded: exclusion !== undefined && reasons[exclusion][0] === 'notEligible',
    isAboveIua: false,
  };
  addPart(open, 'discount', line.discount);
  addPart(open, 'otherPayer', line.otherPayer);
  if (exclusion) addPart(open, exclusion, open.left);
  return open;
}

/** Moves an amount from what is left to a part. An amount of 0 adds none. */
export function addPart(
  open: OpenLine,
  reason: Reason,
  amount: Cents,
  rule: RuleRef = reasons[reason][1],
): void {
  if (amount === 0) return;
  open.parts.push({ kind: reasons[reason][0], amount, rule, reason });
  open.left -= amount;
}
