import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { FieldValue } from './complete-report';

/** The words for a field without a value, and for an empty list. */
export type ValueTexts = { notHeld: string; missing: string; none: string };

/** The words of the filed report, which is in English. */
export const filedTexts: ValueTexts = {
  notHeld: 'Not held',
  missing: 'Not answered yet',
  none: 'None',
};

/** A value as lines of text: one line, or one for each entry of a list or table. */
export function writeValue(value: FieldValue, language: Language, texts: ValueTexts): string[] {
  switch (value.is) {
    case 'not-held':
      return [texts.notHeld];
    case 'missing':
      return [texts.missing];
    case 'cents':
      return [formatMoney(value.number / 100, language)];
    case 'count':
      return [new Intl.NumberFormat(language).format(value.number)];
    case 'share':
      return [
        new Intl.NumberFormat(language, {
          style: 'percent',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }).format(value.number / 10_000),
      ];
    case 'list':
      return value.list.length > 0 ? [...value.list] : [texts.none];
    case 'table':
      // Each cell names its column, because a row may have empty cells.
      return value.rows.length > 0
        ? value.rows.map((row) =>
            value.columns
              .flatMap((column, cell) => (row[cell] ? `${column[language]}: ${row[cell]}` : []))
              .join(' · '),
          )
        : [texts.none];
    case 'text':
      return value.text.split('\n');
  }
}
