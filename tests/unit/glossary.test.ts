import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { responseTime } from '../../app/content/response-time.ts';
import { type Language, languages } from '../../app/shared/i18n/language.ts';
import { productTexts } from '../support/product-texts.ts';

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
const headings: Record<Language, string> = { en: '## English', 'pt-BR': '## Brazilian Portuguese' };

/** SPEC.md's exact messages and terms in this language, and those of Colorado's report. */
const exact: Record<Language, readonly string[]> = {
  en: [
    'Support Agent',
    'Login failed. Please try again.',
    'Direct to providers',
    'Payments to providers for services to participants in Colorado',
    'Providers and third parties',
    'Contracts with providers in Colorado',
    'This email already has an account. Please go to the login page to sign in, or use "Forgot Password" if you don\'t remember your password.',
  ],
  'pt-BR': [
    'Membro não encontrado ou as credenciais não correspondem aos nossos registros. Verifique seu email e data de nascimento.',
    'Credenciais inválidas. Verifique seu email e senha, ou ative sua conta se você é membro.',
    'Por favor confirme seu email antes de fazer login. Verifique sua caixa de entrada.',
    'Erro ao enviar email de recuperação',
    'Email atualizado com sucesso! Verifique sua nova caixa de entrada para confirmação.',
    'Erro ao atualizar email. Tente novamente.',
    'Por favor, insira um email válido.',
    'O novo email deve ser diferente do atual.',
    'Email não encontrado em nossos registros de membros. Verifique se você digitou corretamente.',
  ],
};

const refused = { en: refusedWords('en'), 'pt-BR': refusedWords('pt-BR') };
const texts = await productTexts();

describe.each(languages)('The texts in %s', (language) => {
  test('use the terms of the glossary', () => {
    const wrong = texts
      .filter((one) => one.language === language && !exact[language].includes(one.text))
      .flatMap(({ place, text }) => {
        const written = isWrittenOut(place) ? text.replaceAll(responseTime(language), '') : text;
        return wordsIn(written, language).map((word) => ({ word, place, text }));
      });
    expect(wrong).toEqual([]);
  });

  test('include every source of texts', () => {
    const found = new Set(
      texts
        .filter((one) => one.language === language)
        .map(({ place }) => place.split('/').slice(0, 3).join('/')),
    );
    const folders = ['app/content', 'app/shared/i18n', 'supabase/functions', 'supabase/schemas'];
    for (const folder of [...folders, 'emails/confirmation', 'emails/formReceived']) {
      expect([...found].some((place) => place.startsWith(folder))).toBe(true);
    }
  });

  test('need each exception', () => {
    const written = texts.filter((one) => one.language === language).map(({ text }) => text);
    expect(exact[language].filter((text) => wordsIn(text, language).length === 0)).toEqual([]);
    expect(exact[language].filter((text) => !written.includes(text))).toEqual([]);
  });
});

test.each([
  ['en', 'Back to the login', ['login']],
  ['en', 'Open 9:00 to 17:00 EST. We made an estimate.', ['EST']],
  ['en', 'Health documents travel through the portal.', ['through the portal']],
  ['en', 'Your deductibles are low.', ['deductible*']],
  ['en', 'Waiting for the provider', ['the provider']],
  ['en', 'The rules in force on that day', ['in force']],
  ['en', 'You asked for a second reading.', ['second reading*']],
  ['en', 'Someone accompanies you.', ['accompan*']],
  ['pt-BR', 'Você pediu uma segunda leitura.', ['segunda leitura']],
  ['pt-BR', 'A participação terminou.', ['participação']],
  ['pt-BR', 'Obrigado por escrever!', ['obrigado por escrever']],
  ['pt-BR', 'Aprovou um pedido de adesão', ['pedido de adesão']],
  ['pt-BR', 'Confira o seu email.', ['email']],
  ['pt-BR', 'Envie o seu histórico médico.', ['histórico médico']],
] as const)('in %s, “%s” is refused', (language, text, words) => {
  expect(wordsIn(text, language)).toEqual(words);
});

test('every reply template promises the response time of the site', () => {
  const promises = texts
    .filter(({ place }) => place.endsWith('.sql'))
    .flatMap(({ language, text }) =>
      [...text.matchAll(/\S+ (business days?|dias? út(eis|il))/g)].map(([time]) => [
        language,
        time,
      ]),
    );
  expect(promises).toEqual([
    ['pt-BR', responseTime('pt-BR')],
    ['en', responseTime('en')],
  ]);
});

/** Rendered emails and SQL contain the response time without placeholders. */
function isWrittenOut(place: string): boolean {
  return place.startsWith('emails/') || place.endsWith('.sql');
}

/** The words in code style in the table's third column. */
function refusedWords(language: Language): { word: string; pattern: RegExp }[] {
  const [, rest = ''] = glossary.split(headings[language]);
  const [table = ''] = rest.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...(line.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, word = '']) => ({ word, pattern: patternOf(word) }));
}

/** A whole word in any case; an abbreviation only in capitals. */
function patternOf(word: string): RegExp {
  const flags = word === word.toUpperCase() ? 'u' : 'iu';
  const body = word.replaceAll('*', '\\p{L}*');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${body}(?![\\p{L}\\p{N}-])`, flags);
}

/** Placeholders and addresses are not words of a text. */
function wordsIn(text: string, language: Language): string[] {
  const prose = text.replace(/\{\{.*?\}\}/g, '').replace(/\{\w+\}|\S*[=&/]\S*/g, '');
  return refused[language].filter(({ pattern }) => pattern.test(prose)).map(({ word }) => word);
}
