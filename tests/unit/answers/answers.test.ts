import { describe, expect, test } from 'vitest';
import { answers } from '~/content/answers/answers';
import { loadRules } from '~/content/rules/load-rules';
import { rulesTabs } from '~/content/rules/types';
import { figuresIn } from '~/content/rules/write-figures';
import { type Language, languages } from '~/shared/i18n/language';
import { search } from '~/shared/search/search';
import { validChoices } from '~/site/what-would-i-pay/choices';
import type { AskedQuestion } from './asked-question.ts';
import { developmentQuestions } from './development-questions.ts';
import { testQuestions } from './test-questions.ts';

const all = [...developmentQuestions, ...testQuestions];

async function isRight({ query, urgency, answers: ids }: AskedQuestion, language: Language) {
  const found = await search(query, language);
  return (!urgency || found.urgency === urgency) && (!ids || ids.includes(found.answer?.id ?? ''));
}

async function wrongOf(questions: readonly AskedQuestion[], language: Language) {
  const wrong: string[] = [];
  for (const question of questions) {
    if (!(await isRight(question, language))) wrong.push(question.query);
  }
  return wrong;
}

describe.each(languages)('On the page in %s, in either language,', (language) => {
  test('every question of development has the right answer first', async () => {
    expect(developmentQuestions.length).toBeGreaterThanOrEqual(80);
    expect(await wrongOf(developmentQuestions, language)).toEqual([]);
  });

  test('at least 36 of the 40 test questions have the right answer first', async () => {
    expect(testQuestions).toHaveLength(40);
    expect((await wrongOf(testQuestions, language)).length).toBeLessThanOrEqual(4);
  });

  test('every symptom leads to 911 before an answer or a rule', async () => {
    const symptoms = all.filter(({ urgency }) => urgency);
    expect(symptoms.length).toBeGreaterThan(70);
    for (const { query } of symptoms) {
      expect((await search(query, language)).urgency, query).toBeDefined();
    }
  });

  test('a subject alone has the answer that most people look for', async () => {
    const subjects = {
      gravidez: 'pregnancy-wait',
      pregnancy: 'pregnancy-wait',
      cirurgia: 'surgery',
      surgery: 'surgery',
      seguro: 'insurance',
      insurance: 'insurance',
      remédio: 'medicine',
      parto: 'birth',
      cancelar: 'cancel',
    };
    for (const [query, id] of Object.entries(subjects)) {
      expect((await search(query, language)).answer?.id, query).toBe(id);
    }
  });

  test('a query that no answer knows has none', async () => {
    for (const query of ['xyzzy', 'how to bake a chocolate cake', '   ', '?!']) {
      expect((await search(query, language)).answer, query).toBeUndefined();
    }
  });
});

test('no question stands in two places', () => {
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
});

describe('An answer', () => {
  test('has an id of its own, and a question that asks for it', () => {
    const ids = answers.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(all.flatMap(({ answers: expected = [] }) => expected));
    expect([...known].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each(languages)('names a rule of the edition in effect, in %s', async (language) => {
    for (const { id } of answers) expect(await ruleOf(id, language), id).toBeDefined();
  });

  test.each(languages)('has only figures that its rule has, in %s', async (language) => {
    for (const { id, text } of answers) {
      const allowed = figuresIn(JSON.stringify(await ruleOf(id, language)));
      const strange = figuresIn(text[language]).filter((figure) => !allowed.includes(figure));
      expect(strange, id).toEqual([]);
    }
  });

  test('is one sentence without a typed figure, and promises nothing', () => {
    for (const { id, text } of answers) {
      for (const sentence of Object.values(text)) {
        expect(sentence.replaceAll(/\{\w+(:\w+)?\}/g, ''), id).not.toMatch(
          /\d|guarantee|covered|we pay|garant|cobert|pagamos/i,
        );
        expect(sentence, id).toMatch(/^[^.!]*[^.!]\.$/);
      }
    }
  });

  test('starts the calculator with choices that it knows', () => {
    for (const { id, case: known } of answers) {
      if (known) expect(validChoices(known, []), id).toEqual(known);
    }
  });

  test('fills in the amount of the query', async () => {
    const { answer } = await search('conta do hospital de US$ 4.200', 'pt-BR');
    expect(answer?.case).toEqual({ start: 'er', bill: 420_000 });
    expect((await search('quanto custa o parto de $20,000', 'en')).answer?.case).toEqual({
      start: 'birth',
    });
  });
});

/** The section, part or box of an answer, in the rules of a language. */
async function ruleOf(id: string, language: Language): Promise<unknown> {
  const rule = answers.find((answer) => answer.id === id)?.rule;
  const tab = rulesTabs.find((each) => each === rule?.[0]);
  if (!tab) return;
  const parts = (await loadRules(tab, language)).sections.flatMap((section) => [
    section,
    ...(section.parts ?? []),
  ]);
  const boxes = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && block.kind === 'boxes' ? block.items : [],
    ),
  );
  return [...parts, ...boxes].find((each) => each.id === rule?.[1]);
}
