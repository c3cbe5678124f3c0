import type { Cents } from '#rules/engine/types';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';

/** The messages of a letter. */
export type LetterTexts = Translate<['answer', 'common', 'hardNews']>;

/** What writing a letter takes, besides the answer. */
export type Writer = {
  language: Language;
  today: string;
  t: LetterTexts;
  /** The words of a reason's code. */
  reasonOf: (code: string) => string;
  /** The title of a rule, by `tab#anchor`. */
  titleOf: (rule: string) => string;
};

/** Whole cents as money of the page's language. */
export function money(cents: Cents, language: Language): string {
  return formatMoney(cents / 100, language);
}
