import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { figures } from '#rules/figures';
import { loadRules } from '~/content/rules/load-rules';
import { parseProse } from '~/content/rules/parse-prose';
import { plainText, proseOf } from '~/content/rules/plain-text';
import { type Proposal, proposals } from '~/content/rules/proposals';
import { type Block, type RulesTabId, rulesTabs } from '~/content/rules/types';
import { figuresIn, writeFigures } from '~/content/rules/write-figures';
import { type Language, languages } from '~/shared/i18n/language';
import { findFigureUses } from '../../scripts/content/drafts/draft-figures.ts';

type Section = { tab: RulesTabId; id: string; title: string; draft: boolean; blocks: Block[] };

/** Sections and their parts, in order. */
async function sectionsIn(language: Language): Promise<Section[]> {
  const contents = await Promise.all(
    rulesTabs.map(async (tab) => ({ tab, ...(await loadRules(tab, language)) })),
  );
  return contents.flatMap(({ tab, sections }) =>
    sections
      .flatMap((section) => [section, ...(section.parts ?? [])])
      .map(({ id, title, blocks, draft = false }) => ({ tab, id, title, blocks, draft })),
  );
}

const rules = { en: await sectionsIn('en'), 'pt-BR': await sectionsIn('pt-BR') };

const texts = (language: Language) =>
  rules[language].flatMap(({ id, title, blocks }) =>
    [title, ...blocks.flatMap(proseOf)].map((prose) => ({ id, prose })),
  );

/** Items of the only block of its kind in a section. */
function itemsOf(language: Language, id: string, kind: 'terms' | 'names' | 'boxes' | 'steps') {
  const blocks = rules[language].find((section) => section.id === id)?.blocks ?? [];
  const found = blocks.filter((block) => typeof block === 'object' && block.kind === kind);
  expect(found).toHaveLength(1);
  const [block] = found;
  return typeof block === 'object' && 'items' in block ? block.items : [];
}

describe('The rules contain everything in the specification', () => {
  const named: Record<RulesTabId, string> = {
    instructions:
      'introduction not-insurance how-it-works emergency eligibility commitment family cancellation',
    procedures:
      'iua change-iua reduce-iua payment-requests payment-methods deadlines documentation submission maximum self-pay other-payers pre-existing adjustment-period record-addendums certain-conditions',
    exclusions:
      'not-eligible contraceptives-note dental conditional-body conditional-circumstances mental-health vision pre-existing-list special-cases congenital-disorders fusion-therapies joint-replacements transplants dialysis implanted-devices complications limits additional-requests additional acute-allergic vehicles asthma cancer cosmetic-surgery durable-equipment genetic-testing palliative-care international-care long-term-care mental-health-emergency prescriptions sports suicide alternative-medicine death-assistance excess-fund',
    maternity:
      'conception maternity-iua prenatal-postnatal childbirth newborn maternity-requests diapers',
  };

  test.each(rulesTabs)('in the tab of %s', (tab) => {
    const ids = rules.en.filter((section) => section.tab === tab).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(named[tab].split(' ')));
  });

  test.each(languages)('with the specified number of each in %s', (language) => {
    expect(itemsOf(language, 'not-eligible', 'terms')).toHaveLength(17);
    expect(itemsOf(language, 'pre-existing-list', 'names')).toHaveLength(21);
    expect(itemsOf(language, 'limits', 'boxes')).toHaveLength(16);
    const boxes = itemsOf(language, 'limits', 'boxes').map((box) => JSON.stringify(box));
    expect(boxes.filter((box) => box.includes('limit-apnea-'))).toHaveLength(8);
    expect(itemsOf(language, 'iua', 'boxes')).toHaveLength(3);
    expect(itemsOf(language, 'reduce-iua', 'steps')).toHaveLength(6);
    expect(itemsOf(language, 'payment-methods', 'terms')).toHaveLength(4);
  });
});

describe('Both languages have the same content', () => {
  test('with the same sections, blocks, figures, and links in the same order', () => {
    expect(rules['pt-BR'].map(outline)).toEqual(rules.en.map(outline));
  });

  function outline({ tab, id, draft, blocks }: Section) {
    return { tab, id, draft, blocks: blocks.map(shape) };
  }

  function shape(block: Block) {
    const prose = proseOf(block);
    return {
      kind: typeof block === 'string' ? 'paragraph' : block.kind,
      sentences: prose.length,
      figures: prose.flatMap(figuresIn).sort(),
      links: prose
        .flatMap(parseProse)
        .flatMap((token) => (token.kind === 'link' ? [`${token.tab ?? ''}#${token.anchor}`] : []))
        .sort(),
    };
  }
});

describe('Figures', () => {
  const numberWords: Record<Language, RegExp> = {
    en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|hundreds?|thousands?)\b/i,
    'pt-BR':
      /(?<!\p{L})(dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|sessenta|noventa|cem|mil)(?!\p{L})/iu,
  };

  test.each(languages)(
    'are never written in a sentence, as digits or as words, in %s',
    (language) => {
      const typed = texts(language).filter(({ prose }) => {
        const words = prose.replaceAll(/\{\w+(:number)?\}/g, '');
        return /\d/.test(words) || numberWords[language].test(words);
      });
      expect(typed).toEqual([]);
    },
  );

  test('in a sentence exist, and every figure is used', async () => {
    expect(() => writeFigures('{nothing}', 'en')).toThrow('nothing');
    for (const language of languages) {
      for (const { prose } of texts(language))
        expect(plainText(writeFigures(prose, language))).not.toMatch(/[{}[\]]/);
    }
    const untold = [...(await findFigureUses())].filter(([, places]) => places.length === 0);
    expect(untold).toEqual([]);
  });

  test('have the format of each language', () => {
    const written = (language: Language) =>
      writeFigures(
        '{iuaLow} {maternityPrenatal} {lookBack} {deathWait} {recoverySessions} {childAge:number}',
        language,
      ).replaceAll('\u00a0', ' ');
    expect(written('en')).toBe('$1,500.00 $5,000 24 months 1 year 35 sessions 26');
    expect(written('pt-BR')).toBe('US$ 1.500,00 US$ 5.000 24 meses 1 ano 35 sessões 26');
  });

  test('of the example add up', () => {
    const { iuaExampleBill, iuaMiddle, iuaExampleShared } = figures;
    expect(iuaExampleBill.value - iuaMiddle.value).toBe(iuaExampleShared.value);
  });
});

describe('Anchors', () => {
  test('are unique, and every link points to one', () => {
    const anchors = rules.en.map(({ tab, id, blocks }) => ({ tab, id, blocks }));
    const all = anchors.flatMap(({ tab, id, blocks }) => [
      `${tab}#${id}`,
      ...blocks.flatMap((block) =>
        typeof block === 'object' && block.kind === 'boxes'
          ? block.items.map((box) => `${tab}#${box.id}`)
          : [],
      ),
    ]);
    expect(new Set(all).size).toBe(all.length);
    for (const { tab, blocks } of anchors) {
      for (const token of blocks.flatMap(proseOf).flatMap(parseProse)) {
        if (token.kind === 'link') expect(all).toContain(`${token.tab ?? tab}#${token.anchor}`);
      }
    }
  });
});

describe('Words that are reserved for insurance', () => {
  const avoided: Record<Language, RegExp> = {
    en: /\b(coverage|covered|premiums?|deductibles?|claims?|claimed|polic(y|ies)|guarantee\w*|insured|insurers?)\b/i,
    'pt-BR':
      /(?<!\p{L})(coberturas?|cobert[oa]s?|cobrem|prêmios?|franquias?|sinistros?|apólices?|garant\p{L}+|segurad\p{L}+|prestador\p{L}*|corretor\p{L}*|DLP)(?!\p{L})/iu,
  };
  const insurance = /(?<!\p{L})(insurances?|seguros?)(?!\p{L})/iu;

  /** Where the word is allowed: to say what this is not, and for other payers. */
  const mayNameInsurance = [
    'not-insurance',
    'self-pay',
    'other-payers',
    'vehicles',
    'emergency',
    'not-eligible',
    'death-assistance',
    'sports',
  ];

  /** The legal notice must use the words of the law. */
  const isNotice = ({ id, prose }: { id: string; prose: string }) =>
    id === 'not-insurance' && /policy|apólice/.test(prose);

  test.each(languages)('do not occur in %s', (language) => {
    const messages = readFileSync(
      join(import.meta.dirname, `../../app/shared/i18n/locales/${language}/site/rules.json`),
      'utf8',
    );
    const proposed = Object.values<Proposal>(proposals).map(({ rule, text }) => ({
      id: rule[1],
      prose: text[language],
    }));
    const all = [...texts(language), ...proposed, { id: 'messages', prose: messages }];
    const avoiding = all.filter((text) => !isNotice(text));
    expect(avoiding.filter(({ prose }) => avoided[language].test(prose))).toEqual([]);
    const naming = all.filter(({ prose }) => insurance.test(prose)).map(({ id }) => id);
    expect(mayNameInsurance).toEqual(expect.arrayContaining(naming));
    expect(naming).toContain('not-insurance');
  });
});
