import { describe, expect, test } from 'vitest';
import { figures } from '#rules/figures';
import { loadRules } from '~/content/rules/load-rules';
import { rulesTabs } from '~/content/rules/types';
import { loadShareable } from '~/content/shareable/load-shareable';
import { languages } from '~/shared/i18n/language';
import { writeExamples } from '~/site/your-part/write-examples';

async function anchorsOf(language: (typeof languages)[number]): Promise<Set<string>> {
  const contents = await Promise.all(rulesTabs.map((tab) => loadRules(tab, language)));
  const anchors = contents.flatMap(({ sections }, place) =>
    sections
      .flatMap((section) => [section, ...(section.parts ?? [])])
      .flatMap(({ id, blocks }) => [
        id,
        ...blocks.flatMap((block) =>
          typeof block === 'object' && block.kind === 'boxes'
            ? block.items.map((box) => box.id)
            : [],
        ),
      ])
      .map((id) => `${rulesTabs[place]}#${id}`),
  );
  return new Set(anchors);
}

describe.each(languages)('What can be shared, in %s', (language) => {
  test('links each item to a rule', async () => {
    const anchors = await anchorsOf(language);
    for (const { items } of await loadShareable(language)) {
      for (const { rule } of items) expect(anchors).toContain(rule.join('#'));
    }
  });

  test('promises nothing and contains no typed figure', async () => {
    const texts = (await loadShareable(language)).flatMap(({ items }) =>
      items.flatMap(({ name, text }) => [name, text]),
    );
    for (const text of texts) {
      expect(text.replaceAll(/\{\w+\}/g, '')).not.toMatch(
        /\d|guarantee|covered|we pay|garant|cobert|pagamos/i,
      );
    }
  });

  test('is the same list in both languages', async () => {
    const rulesIn = async (one: typeof language) =>
      (await loadShareable(one)).map(({ id, items }) => [id, items.map(({ rule }) => rule)]);
    expect(await rulesIn(language)).toEqual(await rulesIn('en'));
  });
});

test('an example shares the amount above the IUA, and nothing of a smaller bill', () => {
  const { bills } = writeExamples('en');
  expect(bills.map(({ parts }) => parts.map(({ own, shared }) => `${own} ${shared}`))).toEqual([
    ['$900 $0', '$900 $0', '$900 $0'],
    ['$1,500 $10,500', '$3,000 $9,000', '$6,000 $6,000'],
    ['$1,500 $46,500', '$3,000 $45,000', '$6,000 $42,000'],
  ]);
  expect(figures.exampleSmallBill.value).toBeLessThan(figures.iuaLow.value);
});
