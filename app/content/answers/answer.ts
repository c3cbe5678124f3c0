import type { Language } from '../../shared/i18n/language.ts';
import type { Prose, RulesTabId } from '../rules/types.ts';

export type Verdict = 'yes' | 'no' | 'depends';

/** What the calculator starts with. Without a bill, it starts with its example. */
export type CalculatorCase = {
  start: 'er' | 'birth' | 'arm';
  preExisting?: 'yes';
  pregnancy?: 'before';
};

/**
 * A question of members and its answer in one sentence. The sentence states only what its rule says,
 * and its figures are references, as in the rules (`{iuaLow}`).
 */
export type Answer = {
  id: string;
  verdict: Verdict;
  /** The tab of the rules and the anchor of the section that says so. */
  rule: readonly [RulesTabId, string];
  /** The question that the verdict answers. */
  question: Record<Language, string>;
  text: Record<Language, Prose>;
  /** The words of people who ask. Plurals, other forms and typos are found without standing here. */
  asked: Record<Language, string>;
  /** Shown with the way to the calculator. */
  case?: CalculatorCase;
  /** Shown with the way to the help with a bill. */
  isAboutBill?: true;
};
