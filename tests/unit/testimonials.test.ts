import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { shownTestimonials, type Testimonial, testimonials } from '~/content/testimonials';
import { translations } from '~/shared/i18n/instance';
import { loadTexts } from '~/shared/i18n/messages';
import { TranslationsContext } from '~/shared/i18n/use-translation';
import { Testimonials } from '~/site/home/testimonials';
import type { ShownTestimonial } from '~/site/home/write-testimonials';
import { isDemo } from '../../scripts/build/settings.ts';

const english = translations('en', (await loadTexts('en', 'home')).messages);

/** The prerendered section of the home page. */
function home(shown: readonly ShownTestimonial[]) {
  const section = createElement(Testimonials, { testimonials: shown });
  return renderToStaticMarkup(createElement(TranslationsContext, { value: english }, section));
}

describe('A testimonial', () => {
  const { author, city, rating, quote } = testimonials[0] as Testimonial;
  const words = { id: 'one', author, city, rating, quote };
  const sample: Testimonial = { ...words, sample: true };
  const agreed: Testimonial = { ...words, consent: { who: 'Ana', when: '2026-01-02' } };

  test('is displayed with consent, or as a sample in a demo build', () => {
    expect(shownTestimonials([sample, agreed], true)).toEqual([sample, agreed]);
    expect(shownTestimonials([sample, agreed], false)).toEqual([agreed]);
  });

  test('is either a sample or has consent: nothing else compiles', () => {
    // @ts-expect-error neither
    const neither: Testimonial = words;
    // @ts-expect-error both
    const both: Testimonial = { ...agreed, sample: true };
    expect(shownTestimonials([neither], false)).toEqual([]);
    expect(both.consent).toBeDefined();
  });

  test('that is a sample says so on its card; without testimonials there is no section', () => {
    const cards = home([{ ...words, quote: quote.en, isSample: true }]);
    expect(cards).toContain('Sample: not a real member');
    expect(home([{ ...words, quote: quote.en, isSample: false }])).not.toContain('Sample');
    expect(home([])).toBe('');
  });

  test('in this file is a sample until a member gives consent', () => {
    const problems = testimonials.filter(({ consent, sample: isSample }) =>
      consent ? Number.isNaN(Date.parse(consent.when)) || !consent.who.trim() : !isSample,
    );
    expect(problems).toEqual([]);
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
