import { describe, expect, test } from 'vitest';
import { languages } from '~/shared/i18n/language';
import { search } from '~/shared/search/search';
import { rulesQueries } from './rules-queries.ts';

const urgencyOf = async (query: string, language: 'en' | 'pt-BR' = 'pt-BR') =>
  (await search(query, language)).urgency;

const queries = {
  emergency: [
    'dor no peito',
    'meu marido está com dor forte no peito',
    'dor no peitto',
    'aperto no peito e falta de ar',
    'chest pain',
    'my chest hurts',
    'não consigo respirar',
    'meu filho não está respirando',
    "she can't breathe",
    'minha mãe desmaiou',
    'minha filha teve uma convulsão',
    'convulçao',
    'acho que é infarto',
    'AVC',
    'boca torta',
    'slurred speech',
    'sangrando muito',
    'bleeding wont stop',
    'bebê engasgado',
    'reação alérgica rosto inchado',
    'throat closing up',
    'bateu a cabeça e não acorda',
    'overdose',
    'passed out',
    'my water broke',
    'pronto-socorro',
    'emergency room',
    '911',
  ],
  poison: [
    'ele tomou remédio demais',
    'meu filho bebeu água sanitária',
    'veneno de rato',
    'swallowed pills',
    'my toddler drank bleach',
    'Poison',
  ],
  babyFever: [
    'meu bebê está com febre',
    'my newborn has a fever',
    'recém-nascido com febre',
    'infant feverr',
  ],
  injury: ['meu filho quebrou o braço', 'broken arm', 'fratura no dedo do pé', 'I need stitches'],
  crisis: [
    'quero morrer',
    'pensando em suicídio',
    'meu irmão quer se matar',
    'I want to kill myself',
    'suicidal thoughts',
    'i want to die',
  ],
  symptom: [
    'febre',
    'my son has a fever',
    'dor de ouvido',
    'tosse',
    'vomitando',
    'sore throat',
    'I feel sick',
    'torci o pé e está inchado',
  ],
} as const;

describe.each(languages)('On the page in %s, in either language,', (language) => {
  test.each(
    Object.entries(queries).flatMap(([urgency, texts]) => texts.map((text) => [text, urgency])),
  )('"%s" is first answered as: %s', async (query, urgency) => {
    expect(await urgencyOf(query, language)).toBe(urgency);
  });

  test('questions about rules and money are not', async () => {
    const ill = /emerg|socorro|ER$|febre|fever|broken/;
    const questions = rulesQueries[language].map(([query]) => query);
    const others = questions.filter((query) => !ill.test(query));
    expect(others.length).toBeGreaterThan(25);
    for (const query of others) expect(await urgencyOf(query, language), query).toBeUndefined();
  });
});

test.each(['a', 'do', 'peito', 'seio', 'respira', 'coração', 'heart', 'xyzzy', '   ', '?!'])(
  'The word "%s" alone says nothing about danger',
  async (query) => {
    expect(await urgencyOf(query)).toBeUndefined();
  },
);
