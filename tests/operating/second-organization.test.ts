import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { englishHomePath } from '~/paths';
import { buildInto } from '../../scripts/lib/build.mjs';
import { root, runConcurrently } from '../../scripts/lib/install.mjs';

// Prerendering needs the packages of the folders above.
const folder = mkdtempSync(join(root, 'node_modules', '.second-organization-'));
const client = join(folder, 'client');
let files: { file: string; text: string }[];

beforeAll(async () => {
  const ORGANIZATION = join(import.meta.dirname, '../support/second-organization.json');
  const settings = { ORGANIZATION, SITE_URL: 'https://vizinhanca.internal' };
  expect(await buildInto(folder, runConcurrently, settings)).toBe(true);
  files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A page without the comments that React puts between texts. */
const page = (path: string) =>
  readFileSync(join(client, path, 'index.html'), 'utf8').replaceAll('<!-- -->', '');
const home = englishHomePath.slice(1);

describe('The site of another organization', () => {
  test.each([
    ['number', /555.{0,2}0134/],
    ['email or address', /(?<!name@)\bexample\.com/],
    // The rules explain the word, and belong to the organization as a whole.
    ['name', /Mutirão(?! is the Brazilian word)|Mutir\\u00e3o/],
    ['legal name', /Example Plaza/],
    ['map', /openstreetmap|google\.com\/maps/],
    ['host or dental provider', /Lívia|Sorriso Claro/],
    ['testimonial', /Juliana Prado/],
    ['reach', /5[,.]000\+/],
  ])('has no %s of the demonstration in any file', (_, pattern) => {
    expect(files.length).toBeGreaterThan(400);
    const found = files.flatMap(({ file, text }) => {
      const match = pattern.exec(text);
      return match
        ? [`${file}: …${text.slice(Math.max(0, match.index - 60), match.index + 60)}…`]
        : [];
    });
    expect(found).toEqual([]);
  });

  test('states its own facts', () => {
    expect(page('contact')).toContain('+1 (617) 555-0200');
    expect(page('contact')).toContain('Framingham, MA 01702');
    expect(page('BR/contact')).toContain('https://wa.me/5511900000000');
    expect(page('')).toContain('Vizinhança Sharing Co.');
    expect(page('about')).toContain('340+');
    expect(page('legal')).toContain('ajuda@vizinhanca.internal');
    expect(page('show')).toContain('12+');
  });

  test('leads to its own pages where it has no address, and hides the rest', () => {
    expect(page(home)).toContain('href="/signup"');
    expect(page(home)).toContain('href="/what-would-i-pay"');
    expect(page('dental-plans')).toContain('Ask us how to sign up.');
    expect(page('show')).not.toMatch(/host-title|channel-title/);
    expect(page(home)).not.toMatch(/instagram|facebook|youtube/i);
    expect(page('contact')).not.toMatch(/office\.svg|boca-raton/);
  });

  test('opens to visitors once the emails name it, too', () => {
    const { closed } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    expect(closed.values).toEqual(['emails']);
  });
});
