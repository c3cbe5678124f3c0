import { expect, test } from 'vitest';
import { translations } from '~/shared/i18n/instance';
import { loadTexts } from '~/shared/i18n/messages';
import { hasMessage, translator } from '~/shared/i18n/translator';

const portuguese = translations('pt-BR', (await loadTexts('pt-BR', 'show')).messages);
const t = translator<['show', 'common']>(portuguese, 'show');

test('a message contains its values', () => {
  expect(t('common:language.current', { language: 'Português' })).toBe(', idioma: Português');
});

test('a count selects the plural form', () => {
  expect([0, 1, 2].map((count) => t('list.count', { count }))).toEqual([
    '0 episódio para ver aqui',
    '1 episódio para ver aqui',
    '2 episódios para ver aqui',
  ]);
});

test('user input is not parsed as a message', () => {
  const language = "{count} <b>D'Ávila</b> \\u0041";
  expect(t('common:language.current', { language })).toBe(`, idioma: ${language}`);
});

test('every message can contain the brand, including titles', async () => {
  const { titles } = await loadTexts('en', 'home');
  expect(titles.title).toContain('Mutirão');
  expect(t('common:nav.homeLink')).toBe('Mutirão, página inicial');
});

test('a message that the page has not loaded is refused', () => {
  const home = translator<'home'>(portuguese, 'home');
  expect(() => home('hero.title')).toThrow('home:hero.title');
  expect(hasMessage(portuguese, 'hero.title', 'home')).toBe(false);
  expect(hasMessage(portuguese, 'common:actions.close', 'show')).toBe(true);
});
