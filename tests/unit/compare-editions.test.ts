import { describe, expect, test } from 'vitest';
import { compareEditions, type Piece } from '~/content/rules/compare-editions';
import type { EditionSection, EditionTexts } from '~/content/rules/edition-content';

function edition(procedures: EditionSection[]): EditionTexts {
  return { instructions: [], procedures, exclusions: [], maternity: [] };
}

const iua = (...text: string[]) => ({ id: 'iua', title: 'IUA choices', text });

function changesOf(before: EditionSection[], after: EditionSection[]) {
  return compareEditions(edition(before), edition(after));
}

/** Sentences with `[-removed-]` and `{+added+}` words. */
function marked(sentences: readonly Piece[][]) {
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const;
  return sentences.map((pieces) =>
    pieces.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join(''),
  );
}

describe('Two editions', () => {
  test('without a difference have no changes', () => {
    expect(changesOf([iua('One.')], [iua('One.')])).toEqual([]);
  });

  test.each([
    [
      'You pay $1,500.00 first.',
      'You pay $1,600.00 first.',
      'You pay [-$1,500.00 -]{+$1,600.00 +}first.',
    ],
    [
      'Você paga US$\u00a01.500,00 primeiro.',
      'Você paga US$\u00a01.600,50 primeiro.',
      'Você paga [-US$\u00a01.500,00 -]{+US$\u00a01.600,50 +}primeiro.',
    ],
    [
      'Send it within 6\u00a0months of the date.',
      'Send it within 9\u00a0months of the date.',
      'Send it within [-6\u00a0-]{+9\u00a0+}months of the date.',
    ],
  ])('show a changed figure as a whole: %s', (before, after, expected) => {
    const [change] = changesOf([iua(before)], [iua(after)]);
    expect(marked(change?.sentences ?? [])).toEqual([expected]);
  });

  test('compare a sentence with the one it replaces, even behind a new one', () => {
    const before = iua('Kept.', 'Keep the receipt of the payment.');
    const after = iua('Kept.', 'A wholly other rule.', 'Keep the receipt of each payment.');
    const [change] = changesOf([before], [after]);
    expect(marked(change?.sentences ?? [])).toEqual([
      '{+A wholly other rule.+}',
      'Keep the receipt of [-the -]{+each +}payment.',
    ]);
  });

  test('name new and removed sections, and a new title', () => {
    const changes = changesOf(
      [iua('One.'), { id: 'old', title: 'Old', text: ['Gone.'] }],
      [
        { ...iua('One.'), title: 'IUA amounts' },
        { id: 'new', title: 'New', text: ['Here.'] },
      ],
    );
    expect(changes.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'iua changed',
      'new added',
      'old removed',
    ]);
    expect(marked(changes.map(({ title }) => title))[0]).toBe('IUA [-choices-]{+amounts+}');
  });
});
