import { describe, expect, test } from 'vitest';
import { type Language, languages } from '~/shared/i18n/language';
import { search } from '~/shared/search/search';
import { rulesQueries } from './rules-queries.ts';

const idsFor = async (query: string, language: Language = 'pt-BR') =>
  (await search(query, language)).matches.map(({ paragraph }) => paragraph.anchor);

describe.each(languages)('In %s, the first result answers', (language) => {
  test.each(rulesQueries[language])('"%s"', async (query, answers) => {
    expect(answers.split(' ')).toContain((await idsFor(query, language))[0]);
  });
});

describe('The search of the rules', () => {
  test.each([
    ['apneia CPAP', 'limit-apnea-device'],
    ['CERTIDAO óbito', 'death-assistance'],
    ['Condições CONGÊNITAS', 'congenital-disorders'],
    ['condicoes congenitas', 'congenital-disorders'],
    ['próteses', 'joint-replacements'],
    ['US$ 5.000', 'prenatal-postnatal'],
  ])('finds "%s" in any case, with or without accents', async (query, id) => {
    expect(await idsFor(query)).toContain(id);
  });

  test.each([
    ['hernia', 'HÉRNIA'],
    ['exclusões', 'exclusoes'],
    ['exclusao', 'exclusões'],
    ['elegível', 'elegiveis'],
    ['emergência', 'emergencias'],
    ['contribuição', 'contribuicoes'],
  ])('finds the same for "%s" and "%s"', async (one, other) => {
    const found = await idsFor(one);
    expect(found).toEqual(await idsFor(other));
    expect(found).not.toEqual([]);
  });

  test.each([
    ['emergncia', 'emergency', 'pt-BR'],
    ['cancelameto', 'cancellation', 'pt-BR'],
    ['fisoterapia', 'limit-recovery', 'pt-BR'],
    ['maternty', 'deadlines', 'en'],
    ['pregnency', 'conception', 'en'],
    ['adjustmnt period', 'adjustment-period', 'en'],
  ] as const)('tolerates the typo in "%s"', async (query, id, language) => {
    expect((await idsFor(query, language)).slice(0, 4)).toContain(id);
  });

  test('finds a word while the visitor types it', async () => {
    expect((await idsFor('ambul', 'en'))[0]).toEqual((await idsFor('ambulance', 'en'))[0]);
    expect((await idsFor('fisiot')).slice(0, 3)).toContain('limit-recovery');
  });

  test('lists a section with a matching title first', async () => {
    expect((await idsFor('período de ajuste'))[0]).toBe('adjustment-period');
    expect((await idsFor('adjustment period', 'en'))[0]).toBe('adjustment-period');
  });

  test('matches a short word as a whole word', async () => {
    expect(await idsFor('ER', 'en')).not.toContain('diapers');
    expect(await idsFor('pés')).toContain('conditional-body');
  });

  test('finds nothing for unknown words or an empty query', async () => {
    expect(await idsFor('xyzzy')).toEqual([]);
    expect(await idsFor('   ')).toEqual([]);
    expect(await idsFor('?!')).toEqual([]);
  });

  test('lists each place once', async () => {
    const found = await idsFor('medical', 'en');
    expect(new Set(found).size).toBe(found.length);
  });

  test('displays a match within its sentence, with accents', async () => {
    const { matches } = await search('congenitas', 'pt-BR');
    const found = matches.find(({ paragraph }) => paragraph.anchor === 'congenital-disorders');
    expect(found?.title).toEqual([
      { text: 'Condições ', isMatch: false },
      { text: 'congênitas', isMatch: true },
    ]);
    const [therapies] = (await search('fisioterapia', 'pt-BR')).matches;
    expect(therapies?.excerpt.map(({ text }) => text).join('').length).toBeLessThan(200);
    expect(therapies?.words).toContain('Fisioterapia');
  });
});
