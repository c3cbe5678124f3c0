import type { Care } from './care.ts';
import type { FigureName } from './figure-names.ts';
import type { PartKind, Reason, RuleRef } from './reasons.ts';

/** Whole US cents. */
export type Cents = number;

/** A day without a time, as `2026-03-31`. Days compare as strings. */
export type Day = string;

/** One line of a bill. Discount and other payer together are at most the charge. */
export type Line = {
  /** Unique in the household. */
  id: string;
  /** The date of care. */
  day: Day;
  care: Care;
  charge: Cents;
  /** What the provider took off: the self-pay discount, financial assistance. */
  discount: Cents;
  /** What insurance, a public program or a person who caused the accident pays. */
  otherPayer: Cents;
  /**
   * Visits, sessions or months of rental on this line, for limits that count them. 1 unless told,
   * 0 for a second line of the same visit.
   */
  visits?: number | undefined;
};

/** An illness, an injury, a pregnancy or the death of one person, with all its bills. */
export type Condition = {
  id: string;
  personId: string;
  /** A death has no bill: the set amount is a line of `death-assistance` on the day of the death. */
  kind: 'illness' | 'accident' | 'maternity' | 'death';
  /** Of an illness or an accident. A pregnancy follows the date of conception instead. */
  preExisting: 'no' | 'yes' | 'unknown';
  /** A condition that does not go away is one need, however far apart its bills are. */
  isChronic: boolean;
  /** Days with symptoms or treatment that have no bill here. */
  otherSigns: readonly Day[];
  /** The due date of the first ultrasound. Maternity only. */
  dueDate?: Day | null | undefined;
  /** What a decision took off the IUA of the first need, because the member lowered the bill. */
  iuaReduction: Cents;
  /** When the member finished paying an IUA: a day for each need that comes from it, in any order. */
  iuaPaidOn: readonly Day[];
  lines: readonly Line[];
};

/** A time as a member. `until` is the last day, null as long as it goes on. */
export type Period = { from: Day; until: Day | null };

export type Person = {
  id: string;
  /** In any order, with a gap between them: each has an adjustment period of its own. */
  periods: readonly Period[];
  /** The birth date of a child: children are in the membership until an age. */
  childBornOn?: Day | undefined;
  /** What the person is to the member. Without it, the member. */
  relation?: 'spouse' | 'child' | undefined;
};

/** Everything about a household that an answer depends on. */
export type Household = {
  /** The chosen IUA, from the first day on and after each change, in any order. */
  iuaChoices: readonly { from: Day; amount: Cents }[];
  /**
   * When the membership was inactive, when the late contribution arrived, and the last day of that
   * membership: a later one begins without the lapse.
   */
  lapses: readonly { from: Day; paidOn: Day | null; until: Day | null }[];
  people: readonly Person[];
  conditions: readonly Condition[];
};

/** The figures that amounts depend on: money in cents, lengths in the rules' own units. */
export type RuleFigures = Readonly<Record<FigureName, number>>;

/** An edition of the rules. Care follows the edition in force on its day. */
export type Edition = { number: number; effectiveOn: Day; figures: RuleFigures };

/** A part of a charge: who has it, why, and the rule that says so. */
export type Part = { kind: PartKind; amount: Cents; rule: RuleRef; reason: Reason };

/** The parts of a line. They add up to its charge; parts of 0 cents are left out. */
export type LineResult = { lineId: string; edition: number; parts: readonly Part[] };

export type Totals = Record<PartKind, Cents>;

/** A medical need: a condition, or one of its episodes 12 months without symptoms apart. */
export type Need = {
  conditionId: string;
  personId: string;
  /** The first day of care that is not excluded. */
  startsOn: Day;
  /** The edition in force on that day. */
  edition: number;
  /** The IUA of this need before a reduction, and why it is this one. 0 if the need has none. */
  iua: { amount: Cents; reason: Reason; rule: RuleRef };
  /** The IUA after a reduction. */
  iuaDue: Cents;
  /** Whether a decision may reduce the IUA. */
  isIuaReducible: boolean;
  /** The date of the bill with which the charges reached the IUA. */
  iuaReachedOn: Day | null;
  /** When the member finished paying it, as far as it is known. */
  iuaPaidOn: Day | null;
  /** The day on which its IUA was paid, if it counts toward the household's limit of IUAs. */
  countsFrom: Day | null;
  /** By date of care. */
  lines: readonly LineResult[];
  totals: Totals;
};

/** The answer for a household: one need per episode, by first day of care. */
export type Result = { needs: readonly Need[] };
