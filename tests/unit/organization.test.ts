import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { readDescription } from '~/shared/brand/description/read-description';
import {
  type Description,
  missingAddresses,
  unpublishableValues,
} from '~/shared/brand/description/schema';
import { translations } from '~/shared/i18n/instance';
import { loadTexts } from '~/shared/i18n/messages';
import { TranslationsContext } from '~/shared/i18n/use-translation';
import { Testimonials } from '~/site/home/testimonials';
import type { ShownTestimonial } from '~/site/home/write-testimonials';
import { isDemo, mayShowDemonstration } from '../../scripts/build/settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'organization-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demonstration = join(
  import.meta.dirname,
  '../../app/shared/brand/description/demonstration.json',
);
const second = join(import.meta.dirname, '../support/second-organization.json');

/** Reads a description that differs from another by some values. */
function changed(file: string, change: (description: Description) => unknown) {
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
  change(description);
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(description));
  return () => readDescription(path);
}

describe('The description of the organization', () => {
  test.each<[string, (description: Description) => unknown, RegExp]>([
    ['a local phone number', (d) => Object.assign(d, { phone: '617 225 3400' }), /phone/],
    [
      'an address without https',
      (d) => Object.assign(d, { telemedicine: 'http://a.org' }),
      /https/,
    ],
    ['a script as address', (d) => Object.assign(d.social, { youtube: 'javascript:1' }), /youtube/],
    ['an unknown state', (d) => Object.assign(d.office, { state: 'XX' }), /office\.state/],
    ['an unknown key', (d) => Object.assign(d, { telefone: '1' }), /telefone/],
    ['no name', (d) => Object.assign(d, { name: '  ' }), /name/],
    [
      'a form that does not exist',
      (d) => Object.assign(d.forms, { other: 'https://a.org' }),
      /other/,
    ],
  ])('is refused with %s, and the error names it', (_, change, reason) => {
    const read = changed(second, change);
    expect(read).toThrow(reason);
    expect(read).toThrow(join(folder, 'changed.json'));
  });

  test('is refused if the file is missing or no JSON', () => {
    expect(() => readDescription(join(folder, 'none.json'))).toThrow(/none\.json/);
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{');
    expect(() => readDescription(broken)).toThrow(/broken\.json/);
  });

  test('of the demonstration names each value that must not reach visitors', () => {
    expect(unpublishableValues(readDescription(demonstration))).toEqual([
      'phone',
      'whatsApp',
      'email.support',
      'email.privacy',
      'telemedicine',
      'dentalProvider.address',
      'social.instagram',
      'social.facebook',
      'social.youtube',
      'show.channel',
      'testimonials',
      'confirmedOn',
    ]);
    expect(missingAddresses(readDescription(demonstration))).toEqual([
      'enrollment',
      'costSimulation',
    ]);
  });

  test('of an organization can be published once it is confirmed, with consent for each quote', () => {
    expect(unpublishableValues(readDescription(second))).toEqual([]);
    const unconfirmed = changed(second, (d) => delete d.confirmedOn);
    expect(unpublishableValues(unconfirmed())).toEqual(['confirmedOn']);
    const quote = {
      id: 'a',
      author: 'Ana',
      city: 'A',
      rating: 5,
      quote: { en: 'a', 'pt-BR': 'a' },
    };
    const sample = changed(second, (d) => d.testimonials.push(quote));
    expect(unpublishableValues(sample())).toEqual(['testimonials']);
    const consent = { who: 'Ana Souza', when: '2026-10-01' };
    const agreed = changed(second, (d) => d.testimonials.push({ ...quote, consent }));
    expect(unpublishableValues(agreed())).toEqual([]);
    const reserved = changed(second, (d) => Object.assign(d.office, { map: 'https://map.test/a' }));
    expect(unpublishableValues(reserved())).toEqual(['office.map']);
  });
});

describe('A testimonial', () => {
  const english = loadTexts('en', 'home').then(({ messages }) => translations('en', messages));

  /** The prerendered section of the home page. */
  async function home(shown: readonly ShownTestimonial[]) {
    const section = createElement(Testimonials, { testimonials: shown });
    const context = { value: await english };
    return renderToStaticMarkup(createElement(TranslationsContext, context, section));
  }

  test('that is a sample says so on its card; without testimonials there is no section', async () => {
    const quote = { id: 'one', author: 'Ana', city: 'Newark, NJ', rating: 5, quote: 'Good.' };
    const cards = await home([{ ...quote, isSample: true }]);
    expect(cards).toContain('Sample: not a real member');
    expect(await home([{ ...quote, isSample: false }])).not.toContain('Sample');
    expect(await home([])).toBe('');
  });
});

describe('A build', () => {
  test.each([
    [{}, true],
    [{ DEMO: 'off' }, false],
    [{ DATABASE_URL: 'postgres://db' }, false],
    [{ DEMO: 'on', DATABASE_URL: 'postgres://db' }, false],
    [{ VITE_SUPABASE_URL: 'https://a.supabase.co' }, false],
    [{ DEMO: 'on', VITE_SUPABASE_URL: 'https://a.supabase.co' }, true],
  ])('with %o is a demo: %s', (variables, expected) => {
    for (const name of ['DEMO', 'DATABASE_URL', 'VITE_SUPABASE_URL', 'SITE_URL']) {
      vi.stubEnv(name, undefined);
    }
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    expect(isDemo()).toBe(expected);
    expect(mayShowDemonstration()).toBe(expected);
    vi.stubEnv('SITE_URL', 'https://mutirao.org');
    expect(mayShowDemonstration()).toBe(false);
    vi.unstubAllEnvs();
  });
});
