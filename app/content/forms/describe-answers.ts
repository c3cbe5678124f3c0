import { formatDate } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import type { FormWords } from './words';

export type DescribedAnswer = { name: string; label: string; values: string[] };

/**
 * Stored answers as people read them, in the form's order, in the language of `words`
 * (`loadFormWords`). What the form no longer asks keeps its key as its label. Values are plain
 * texts that strangers typed: show them as text. Ticked boxes have no value but their label. Dates
 * are written as `language` writes them.
 */
export function describeAnswers(
  answers: Record<string, unknown>,
  words: FormWords,
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

/** Date fields store `'2026-03-14'`; everything else is shown as it was typed. */
function readable(value: string, language: Language): string {
  return isoDate.test(value) ? formatDate(value, language) : value;
}
