import { describe, expect, test } from 'vitest';
import { type Page, pageAt, pathFor, paths, plainPath } from '../../app/paths.ts';
import { languageOfPath } from '../../app/shared/i18n/language.ts';

describe('The address determines the language', () => {
  test.each(['/BR', '/BR/', '/BR/about', '/BR/anything/else'])('%s is Portuguese', (path) => {
    expect(languageOfPath(path)).toBe('pt-BR');
  });

  test.each(['/en', '/about', '/member-portal/profile', '/BRAZIL', '/br/about'])(
    '%s is English',
    (path) => {
      expect(languageOfPath(path)).toBe('en');
    },
  );

  test('the root path uses the stored preference', () => {
    expect(languageOfPath('/')).toBeNull();
  });
});

describe('Every page has one address per language', () => {
  const pages = Object.keys(paths) as Page[];

  test.each(pages)('%s is found again at its own addresses', (page) => {
    expect(pageAt(pathFor(page, 'en'))).toBe(page);
    expect(pageAt(pathFor(page, 'pt-BR'))).toBe(page);
    expect(languageOfPath(pathFor(page, 'en'))).toBe('en');
    expect(languageOfPath(pathFor(page, 'pt-BR'))).toBe('pt-BR');
  });

  test('an anchor is at the end', () => {
    expect(pathFor('dentalPlans', 'pt-BR', 'coverage')).toBe('/BR/dental-plans#coverage');
  });

  test('the plain path has no prefix and no trailing slash', () => {
    expect(['/BR', '/BR/', '/en', '/'].map(plainPath)).toEqual(['/', '/', '/', '/']);
    expect(plainPath('/BR/about/')).toBe('/about');
    expect(plainPath('/BRAZIL')).toBe('/BRAZIL');
  });

  test('an unknown address belongs to no page', () => {
    expect(pageAt('/nowhere')).toBeUndefined();
  });
});
