import type { FormWords } from './words';

export type DescribedAnswer = { name: string; label: string; values: string[] };

/**
 * Stored answers as people read them, in the form's order, in the language of `words`
 * (`loadFormWords`). What the form no longer asks keeps its key as its label. Values are plain
 * texts that strangers typed: show them as text. Ticked boxes have no value but their label.
 */
export function describeAnswers(answers: Record<string, unknown>, words: FormWords) {
  const order = Object.keys(words.fields);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return Object.entries(answers)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, answer]): DescribedAnswer => {
      const field = words.fields[name];
      const given = Array.isArray(answer) ? answer : [answer];
      const values = given
        .filter((value) => typeof value !== 'boolean')
        .map((value) => field?.options?.[String(value)] ?? String(value));
      return { name, label: field?.label ?? name, values };
    });
}
