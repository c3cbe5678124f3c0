import { describe, expect, test } from 'vitest';
import { searchRules } from '~/features/rules/search/search-rules';

const idsFor = async (query: string, language: 'en' | 'pt-BR' = 'pt-BR') =>
  (await searchRules(query, language)).map(({ entry }) => entry.id);

describe('The search of the rules', () => {
  test.each([
    ['apneia CPAP', 'limit-apnea-device'],
    ['CERTIDAO óbito', 'death-assistance'],
    ['recem nascido', 'newborn'],
    ['Condições CONGÊNITAS', 'congenital-disorders'],
    ['condicoes congenitas', 'congenital-disorders'],
    ['próteses', 'joint-replacements'],
    ['US$ 5.000', 'prenatal-postnatal'],
  ])('finds "%s" whatever its accents and case', async (query, id) => {
    expect(await idsFor(query)).toContain(id);
  });

  test('finds the same with accents and without', async () => {
    expect(await idsFor('hernia')).toEqual(await idsFor('HÉRNIA'));
    expect(await idsFor('exclusões')).toEqual(await idsFor('exclusoes'));
  });

  test('puts a section whose title says it first', async () => {
    expect((await idsFor('período de ajuste'))[0]).toBe('adjustment-period');
    expect((await idsFor('adjustment period', 'en'))[0]).toBe('adjustment-period');
    expect((await idsFor('childbirth', 'en'))[0]).toBe('childbirth');
  });

  test('knows the words that people bring with them', async () => {
    expect(await idsFor('franquia')).toContain('iua');
    expect(await idsFor('grávida')).toContain('conception');
    expect(await idsFor('deductible', 'en')).toContain('iua');
  });

  test('takes a short word for a whole one', async () => {
    const emergency = await idsFor('ER', 'en');
    expect(emergency).toContain('mental-health-emergency');
    expect(emergency).not.toContain('diapers');
    expect(await idsFor('pés')).toContain('conditional-body');
  });

  test('asks for all words, and finds nothing for nonsense or nothing', async () => {
    expect(await idsFor('joelho xyzzy')).toEqual([]);
    expect(await idsFor('   ')).toEqual([]);
    expect(await idsFor('?!')).toEqual([]);
  });

  test('shows what it found within its sentence, accents and all', async () => {
    const matches = await searchRules('congenitas', 'pt-BR');
    const found = matches.find(({ entry }) => entry.id === 'congenital-disorders');
    expect(found?.title).toEqual([
      { text: 'Condições ', isMatch: false },
      { text: 'congênitas', isMatch: true },
    ]);
    const [knee] = await searchRules('fisioterapia', 'pt-BR');
    expect(knee?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(200);
    expect(knee?.excerpt.some(({ isMatch }) => isMatch)).toBe(true);
  });
});
