import { describe, expect, test } from 'vitest';
import { compareEditions } from '~/content/rules/compare-editions';
import { proposeChanges } from '~/content/rules/draft-edition';
import { editionTexts } from '~/content/rules/edition-content';
import { loadRules } from '~/content/rules/load-rules';
import { openQuestions } from '~/content/rules/open-questions';
import { parseProse } from '~/content/rules/parse-prose';
import { proseOf } from '~/content/rules/plain-text';
import { type Proposal, proposals } from '~/content/rules/proposals';
import { type RulesPart, rulesTabs } from '~/content/rules/types';
import { figuresIn } from '~/content/rules/write-figures';
import { type Language, languages } from '~/shared/i18n/language';

const all = Object.entries<Proposal>(proposals);

const numbersIn = (prose: string) => [
  ...figuresIn(prose),
  ...(prose.replaceAll(/\{\w+(:number)?\}/g, '').match(/\d+/g) ?? []),
];

const linksIn = (prose: string) =>
  parseProse(prose).flatMap((token) =>
    token.kind === 'link' ? [`${token.tab ?? ''}#${token.anchor}`] : [],
  );

async function sectionOf([tab, id]: Proposal['rule'], language: Language, isDraft: boolean) {
  const rules = await loadRules(tab, language);
  const { sections } = isDraft ? proposeChanges(rules, tab, language) : rules;
  const parts = sections.flatMap((section): RulesPart[] => [section, ...(section.parts ?? [])]);
  return (
    parts
      .find((part) => part.id === id)
      ?.blocks.flatMap(proseOf)
      .join('\n') ?? ''
  );
}

const times = (text: string, part: string) => text.split(part).length - 1;

describe.each(all)('The proposal %s', (_name, proposal) => {
  test.each(languages)('applies exactly once in %s', async (language) => {
    const [today, draft] = await Promise.all(
      [false, true].map((isDraft) => sectionOf(proposal.rule, language, isDraft)),
    );
    expect(times(today ?? '', proposal.at[language])).toBe(1);
    expect(times(today ?? '', proposal.text[language])).toBe(0);
    expect(times(draft ?? '', proposal.text[language])).toBe(1);
  });

  test('has the same figures and links in both languages', () => {
    const { at, text } = proposal;
    for (const texts of [at, text]) {
      expect(numbersIn(texts['pt-BR']).sort()).toEqual(numbersIn(texts.en).sort());
      expect(linksIn(texts['pt-BR']).sort()).toEqual(linksIn(texts.en).sort());
    }
    expect(text.en).not.toBe(at.en);
  });

  test('answers an open question', () => {
    expect(openQuestions.map((question) => question.proposal)).toContain(proposal);
  });
});

describe('The draft of the next edition', () => {
  test('has the same outline in both languages', async () => {
    const [english, portuguese] = await Promise.all(
      languages.map(async (language) => {
        const texts = await editionTexts(language, proposeChanges);
        return rulesTabs.flatMap((tab) =>
          texts[tab].map(({ id, text }) => `${tab}#${id} ${text.length}`),
        );
      }),
    );
    expect(portuguese).toEqual(english);
  });

  test.each(languages)('differs in the sections of the proposals only, in %s', async (language) => {
    const changes = compareEditions(
      await editionTexts(language),
      await editionTexts(language, proposeChanges),
    );
    const changed = changes.map(({ tab, id, kind }) => `${tab}#${id} ${kind}`);
    const proposed = all.map(([, { rule }]) => `${rule.join('#')} changed`);
    expect(changed.sort()).toEqual([...new Set(proposed)].sort());
  });

  test.each(languages)('writes every figure and link in %s', async (language) => {
    const draft = await editionTexts(language, proposeChanges);
    expect(JSON.stringify(draft)).not.toMatch(/\{\w+(:number)?\}|\]\(/);
  });

  test.each([
    ['without the sentence', () => 'Another sentence.'],
    ['with the sentence twice', (sentence: string) => `${sentence} ${sentence}`],
  ])('is refused if a section is %s', async (_why, change) => {
    const [, { rule, at }] = all[0] as [string, Proposal];
    const [tab, id] = rule;
    const rules = await loadRules(tab, 'en');
    const other = JSON.stringify(rules).replaceAll(at.en, change);
    expect(() => proposeChanges(JSON.parse(other), tab, 'en')).toThrow(`${tab}#${id} (en)`);
  });
});
