import { formatDate } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import type { FormTexts } from './texts';

export type DescribedAnswer = { name: string; label: string; values: string[] };

/**
 * Formats stored answers for display, in the form's order and in the language of `words`
 * (`loadFormTexts`). A retired field uses its key as its label. Values are untrusted plain text:
 * render them as text. A checked box has a label and no value. Dates are formatted in `language`.
 */
export function describeAnswers(
  answers: Record<string, unknown>,
  words: FormTexts,
  language: Language,
) {
  const order = Object.keys(words.fields);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(answers)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, answer]): DescribedAnswer => {
      const field = words.fields[name];
      const given = Array.isArray(answer) ? answer : [answer];
      const values = given
        .filter((value) => typeof value !== 'boolean')
        .map((value) => field?.options?.[String(value)] ?? readable(String(value), language));
      return { name, label: field?.label ?? name, values };
    });
}

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/;

/** Date fields store `'2026-03-14'`. Any other value is shown as typed. */
function readable(value: string, language: Language): string {
  return isoDate.test(value) ? formatDate(value, language) : value;
}
