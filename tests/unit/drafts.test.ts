import { describe, expect, test } from 'vitest';
import {
  draftFigures,
  draftSiteFigures,
  placesOfFigures,
} from '../../scripts/lib/drafts/draft-figures.ts';
import { draftTexts } from '../../scripts/lib/drafts/draft-messages.ts';
import { rulesPassages } from '../../scripts/lib/drafts/rules-passages.ts';

describe('The operator finds in one list what waits for confirmation', () => {
  test('every draft figure, with where it stands in both languages', async () => {
    const places = await placesOfFigures();
    expect(draftFigures()).toContain('adjustmentYear5');
    expect(draftFigures()).not.toContain('adjustmentYear4');
    expect(places.get('adjustmentYear5')).toEqual([
      '/rules/procedures#adjustment-period',
      '/BR/rules/procedures#adjustment-period',
    ]);
    expect(draftFigures().filter((id) => places.get(id)?.length === 0)).toEqual([]);
  });

  test('every draft figure of the other pages, with the files that tell it', async () => {
    const figures = await draftSiteFigures();
    expect(figures.map(({ text }) => text)).toContain('messageAnswer: 2 days');
    expect(figures.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('every invented text, in both languages', async () => {
    const texts = await draftTexts();
    for (const address of ['/BR/show', '/about', '/BR/dental-plans', '/forms/contact']) {
      expect(texts.map((text) => text.address)).toContain(address);
    }
    const quotes = texts.filter(({ key }) => /^home:testimonials\.items\..*quote$/.test(key));
    expect(quotes.map(({ address }) => address).sort()).toEqual([
      '/BR',
      '/BR',
      '/BR',
      '/en',
      '/en',
      '/en',
    ]);
  });

  test('every draft of the rules', async () => {
    const drafts = (await rulesPassages('pt-BR')).filter(({ isDraft }) => isDraft);
    expect(drafts.map(({ address }) => address)).toContain('/BR/rules/exclusions#excess-fund');
  });
});
