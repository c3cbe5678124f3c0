import { describe, expect, test, vi } from 'vitest';
import { openQuestions } from '~/content/rules/open-questions';
import { rulesPages } from '~/content/rules/rules-pages';
import { shownTestimonials, type Testimonial, testimonials } from '~/content/testimonials';
import { pathFor } from '~/paths';
import { isDemo } from '../../scripts/bundle/is-demo.ts';
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
    expect(figures.map(({ text }) => text)).toContain('responseBusinessDays: 2 business days');
    expect(figures.filter(({ places }) => places.length === 0)).toEqual([]);
  });

  test('every invented text, in both languages', async () => {
    const texts = await draftTexts();
    for (const address of ['/BR/show', '/about', '/BR/dental-plans', '/forms/contact']) {
      expect(texts.map((text) => text.address)).toContain(address);
    }
    expect(texts.map(({ key }) => key)).toContain('emergency:law.items.care.text');
  });

  test('every open question of the rules, with the rule that it is about', async () => {
    const addresses = (await rulesPassages('en')).map(({ address }) => address);
    for (const { rule } of openQuestions) {
      const [tab, anchor] = rule;
      expect(addresses).toContain(pathFor(rulesPages[tab], 'en', anchor));
    }
    const asked = openQuestions.map(({ question }) => question).join(' ');
    const topics = [
      'pregnancy',
      'dialysis',
      'overdose',
      'first {iuaHouseholdThreshold}',
      'insufficient',
      'language',
    ];
    for (const topic of topics) expect(asked).toContain(topic);
  });

  test('every draft of the rules', async () => {
    const drafts = (await rulesPassages('pt-BR')).filter(({ isDraft }) => isDraft);
    expect(drafts.map(({ address }) => address)).toContain('/BR/rules/exclusions#excess-fund');
  });
});

describe('A testimonial', () => {
  test('is shown with consent, or in a demo build as a sample', () => {
    const [sample] = testimonials;
    const agreed = { ...sample, consent: { who: 'Ana', when: '2026-01-02' }, sample: undefined };
    const { sample: _none, ...withConsent } = agreed;
    const all = [sample, withConsent] as Testimonial[];
    expect(shownTestimonials(all, true)).toHaveLength(2);
    expect(shownTestimonials(all, false)).toEqual([withConsent]);
    expect(shownTestimonials(testimonials, false)).toEqual([]);
  });

  test.each([
    [{}, true],
    [{ DEMO: 'off' }, false],
    [{ DATABASE_URL: 'postgres://db' }, false],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://db' }, false],
    [{ VITE_SUPABASE_URL: 'https://a.supabase.co' }, false],
    [{ DEMO: 'on', VITE_SUPABASE_URL: 'https://a.supabase.co' }, true],
  ])('a build with %o is a demo: %s', (variables, expected) => {
    for (const name of ['DEMO', 'DATABASE_URL', 'VITE_SUPABASE_URL']) vi.stubEnv(name, undefined);
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(isDemo()).toBe(expected);
    vi.unstubAllEnvs();
  });
});
