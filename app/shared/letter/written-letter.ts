import type { Part } from '#rules/engine/types';
import type { RulesTabId } from '~/content/rules/types';
import type { WrittenStep } from '~/shared/hard-news/write-week';

/** A rule by its place and title. */
export type WrittenRule = { tab: RulesTabId; anchor: string; title: string };

/** Charges with the same reason. */
export type WrittenEntry = {
  /** The reason in words. */
  reason: string;
  /** Whether the team decided it differently from the rules' arithmetic. */
  isDecided: boolean;
  rule: WrittenRule;
  amount: string;
  lines: { text: string; amount: string }[];
};

export type WrittenGroup = {
  kind: Part['kind'];
  title: string;
  amount: string;
  entries: WrittenEntry[];
};

/** A table of payments, with the sum in words. */
export type WrittenPayments = {
  rows: { date: string; text: string; amount: string }[];
  sum: string;
};

/**
 * A decision letter in words. The page and the PDF show this and nothing else, so the PDF never
 * contains more than the page.
 */
export type WrittenLetter = {
  title: string;
  /** If a newer letter took its place. */
  replaced: string | undefined;
  /** While someone else reads the request again, after which this letter may no longer be right. */
  secondReading: string | undefined;
  facts: { label: string; value: string }[];
  greeting: string;
  outcome: string;
  summary: string;
  amounts: { name: 'bills' | 'off' | 'shared' | 'yours'; label: string; amount: string }[];
  message: string | undefined;
  /** What the team decided differently, and reductions of the IUA. */
  decided: string[];
  detailTitle: string;
  groups: WrittenGroup[];
  /** What happens next. Missing in an earlier letter, and where all of it is the member's to do. */
  steps: string[] | undefined;
  /** A letter without anything to share begins with what stays with the member, and why. */
  beginsWithReason: boolean;
  /** What the member can do about what stays with them. */
  week: WrittenStep[] | undefined;
  payments: WrittenPayments | undefined;
  disagree: string | undefined;
};
