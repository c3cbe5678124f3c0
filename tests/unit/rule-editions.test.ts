import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { engineFigures, rulesEdition } from '#rules/edition';
import { editionContent } from '~/content/rules/edition-content';
import { rulesTabs } from '~/content/rules/types';
import { firstEditionFile, firstEditionSql } from '../../scripts/content/first-edition.ts';

describe('Edition 1', () => {
  // Published editions never change: with edition 2, the file is frozen.
  test.runIf(rulesEdition.number === 1)('is up to date with `npm run rules:first`', async () => {
    expect(readFileSync(firstEditionFile, 'utf8')).toBe(await firstEditionSql());
  });
});

const content = await editionContent();

describe('The content of an edition', () => {
  test.each(rulesTabs)('has the sections of %s in both languages', (tab) => {
    const outline = (language: 'en' | 'pt-BR') =>
      content[language][tab].map(({ id, text }) => `${id} ${text.length}`);
    expect(outline('pt-BR')).toEqual(outline('en'));
    expect(new Set(outline('en')).size).toBe(outline('en').length);
  });

  test('is plain text, with its figures written', () => {
    const text = JSON.stringify(content);
    expect(text).not.toMatch(/\{\w+(:number)?\}|\]\(/);
    expect(text.includes('$1,500.00')).toBe(true);
    expect(text.includes('US$\u00a01.500,00')).toBe(true);
  });
});

test('The engine gets money in cents, lengths as they are, and no phone numbers', () => {
  expect(engineFigures()).toMatchObject({
    iuaLow: 150_000,
    iuaLowerWait: 60,
    recoverySessions: 35,
  });
  expect(engineFigures()).not.toHaveProperty('emergencyNumber');
});
