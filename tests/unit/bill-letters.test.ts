import { describe, expect, test } from 'vitest';
import { check, letters } from '#bill-help/findings';
import type { Answers, Bill } from '#bill-help/types';
import {
  fieldsOf,
  type LetterFields,
  letterText,
  writeBillLetter,
} from '~/shared/bill-help/write-bill-letter';
import { type Language, languages } from '~/shared/i18n/language';
import { type CatalogKey, message } from '../support/catalog.ts';

const bill: Bill = { sender: 'hospital', amount: 4_200_00, billed: '2026-03-01' };
const answers: Answers = {
  itemized: 'yes',
  twice: 'yes',
  unshownPayment: 'yes',
  paid: 200_00,
  estimate: 'yes',
  estimated: 3_000_00,
};

function hasKey(key: string, language: Language): boolean {
  try {
    return message(`billLetters:${key}` as CatalogKey, language) !== '';
  } catch {
    return false;
  }
}

function letterIn(
  language: Language,
  letter: (typeof letters)[number],
  fields: LetterFields = {},
  today = '2026-04-01',
) {
  const { found } = check(bill, answers, today);
  return writeBillLetter(
    { letter, bill, answers, found, fields, speaks: 'pt-BR', today },
    {
      language,
      exists: (key) => hasKey(key, language),
      t: (key, values = {}) =>
        message(`billLetters:${key.replace('billLetters:', '')}` as CatalogKey, language).replace(
          /\{(\w+)\}/g,
          (whole, name) => String(values[name] ?? whole),
        ),
    },
  );
}

describe.each(letters)('The letter %s', (letter) => {
  test('says the same in both languages, with nothing left to replace', () => {
    const [english, portuguese] = languages.map((language) => letterIn(language, letter));
    for (const written of [english, portuguese]) {
      const text = written && [letterText(written), ...written.call].join('\n');
      expect(text).not.toMatch(/[{}]|undefined/);
    }
    expect(portuguese?.paragraphs.length).toBe(english?.paragraphs.length);
    expect(portuguese?.about.length).toBe(english?.about.length);
    expect(portuguese?.call.length).toBe(english?.call.length);
  });

  test('has a blank for each field that is empty, and none for those that are filled in', () => {
    const blank = letterText(letterIn('en', letter));
    expect(blank).toContain('[your name]');
    const filled: LetterFields = Object.fromEntries(fieldsOf(letter).map((name) => [name, 'Ana']));
    const text = letterText(
      letterIn('en', letter, { ...filled, care: '2026-02-10', monthly: '50', agency: 'Ana' }),
    );
    const left = letter === 'debtValidation' ? ['[date of their letter]'] : [];
    expect(text.match(/\[[^\]]+\]/g) ?? []).toEqual(left);
  });
});

test('A correction names what was found, and nothing else', () => {
  const [first] = letterIn('en', 'correction').paragraphs;
  expect(first?.points).toEqual([
    'The same service is listed more than once.',
    'I paid $200.00, and the bill does not show it.',
  ]);
});

test('A dispute names the estimate, the bill and the difference', () => {
  expect(letterText(letterIn('en', 'estimateDispute'))).toContain(
    'Your Good Faith Estimate was $3,000.00. Your bill is $4,200.00, which is $1,200.00 more.',
  );
});

test.each(languages)(
  'After the days for a dispute, a letter asks for the estimate in %s',
  (language) => {
    const onTime = letterText(letterIn(language, 'fairPrice'));
    const late = letterText(letterIn(language, 'fairPrice', {}, '2026-07-01'));
    const estimated = language === 'en' ? '$3,000.00' : 'US$ 3.000,00';
    // A space in an amount does not break.
    expect(late.replaceAll('\u00A0', ' ')).toContain(estimated);
    expect(onTime).not.toContain('Good Faith Estimate');
  },
);
