import { createHash } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineFigures, rulesEdition } from '#rules/edition';
import { addDays } from '#rules/engine/days';
import { editionContent } from '../../../app/content/rules/edition-content.ts';
import { dayInBocaRaton } from '../../../app/shared/format/office-clock.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
const content = await editionContent();
const figures = engineFigures();
let service: SupabaseClient;

beforeAll(() => {
  service = createClient(server.url, server.secretKey);
});

const first = 'select number, effective_on::text, sha256 from rule_editions order by number';

/** The texts with another first sentence in both languages. */
function changed(sentence: string) {
  const copy = structuredClone(content);
  for (const language of ['en', 'pt-BR'] as const) {
    copy[language].procedures[0]?.text.splice(0, 1, sentence);
  }
  return copy;
}

function publish(more: Record<string, unknown> = {}, client = service) {
  return client.rpc('publish_rule_edition', {
    effective_on: '2090-01-01',
    reason_pt: 'Frase mais clara.',
    reason_en: 'A clearer sentence.',
    figures,
    content: changed('New.'),
    ...more,
  });
}

describe('Edition 1', () => {
  test('exists in every database, with the repository’s texts and figures', async () => {
    const { data } = await server.anonymous().from('rule_editions').select();
    expect(data).toMatchObject([
      { number: 1, effective_on: rulesEdition.effective, content, figures },
    ]);
  });

  test('has the SHA-256 of its texts and figures', async () => {
    const { rows } = await server.owner.query(
      'select sha256, content::text || chr(10) || figures::text as text from rule_editions',
    );
    expect(rows[0].sha256).toBe(createHash('sha256').update(rows[0].text).digest('hex'));
  });

  test.each([
    ['2025-03-01', 1],
    ['2026-01-01', 1],
    ['2089-12-31', 1],
  ])('is in force on %s', async (day, number) => {
    const { rows } = await server.owner.query('select (private.edition_on($1)).number', [day]);
    expect(rows).toEqual([{ number }]);
  });
});

describe('A published edition', () => {
  test.each([
    'update rule_editions set reason_en = reason_en',
    'delete from rule_editions',
    'truncate rule_editions cascade',
  ])('never changes, not even for the owner: %s', async (sql) => {
    await expect(server.owner.query(sql)).rejects.toThrow('never changes');
  });

  test.each(['visitor', 'member', 'admin'])('is not published by a %s', async (person) => {
    const clients = {
      visitor: () => server.anonymous(),
      member: () => server.signedIn(cast.ana.email),
      admin: () => server.admin(cast.fabio.email),
    };
    const client = (await clients[person as keyof typeof clients]()) as SupabaseClient;
    expect((await publish({}, client)).error?.code).toBe('42501');
    const row = { number: 2, effective_on: '2090-01-01', reason_pt: 'Oi!', reason_en: 'Hi!' };
    const direct = await client
      .from('rule_editions')
      .insert({ ...row, figures, content: changed('New.'), sha256: '' });
    expect(direct.error?.code).toBe('42501');
  });

  test.each(['insert', 'update', 'delete'] as const)(
    'accepts no %s with the secret key',
    async (verb) => {
      const table = service.from('rule_editions');
      const { error } = await (verb === 'insert'
        ? table.insert({ number: 2 })
        : verb === 'update'
          ? table.update({ reason_en: 'Other' }).eq('number', 1)
          : table.delete().eq('number', 1));
      expect(error?.code).toBe('42501');
    },
  );
});

describe('The next edition', () => {
  test.each([
    ['without a date', { effective_on: null }, 'effective_date_missing'],
    ['in the past', { effective_on: '2026-01-02' }, 'effective_date_past'],
    // Not today: the day may change before the test.
    ['for tomorrow', { effective_on: addDays(dayInBocaRaton(), 1) }, 'effective_date_soon'],
    [
      'with a notice of 13 days',
      { effective_on: addDays(dayInBocaRaton(), 13) },
      'effective_date_soon',
    ],
    ['without a reason', { reason_en: '  ' }, 'reason_missing'],
    ['that changes nothing', { content }, 'nothing_changed'],
    ['in one language only', { content: { en: content.en } }, 'languages_differ'],
    [
      'with a section in one language only',
      { content: { ...changed('New.'), en: { ...content.en, maternity: [] } } },
      'languages_differ',
    ],
    ['with a fraction of a cent', { figures: { ...figures, iuaLow: 150000.5 } }, 'figures_invalid'],
    ['with a negative figure', { figures: { ...figures, iuaLow: -1 } }, 'figures_invalid'],
    ['without figures', { figures: null }, 'figures_invalid'],
  ])('is refused %s', async (_what, more, code) => {
    expect((await publish(more)).error?.code).toBe(code);
    expect((await server.owner.query(first)).rows).toHaveLength(1);
  });

  test('leaves no gap, even if the owner writes its row', async () => {
    const insert = (number: number, day: string) =>
      server.owner.query(
        `insert into rule_editions (number, effective_on, reason_pt, reason_en, figures, content, sha256)
         values ($1, $2, 'Oi!', 'Hi!', $3, $4, 'made up')`,
        [number, day, figures, changed('Gap.')],
      );
    await expect(insert(3, '2090-01-01')).rejects.toThrow('edition_number');
    await expect(insert(1, '2090-01-01')).rejects.toThrow('edition_number');
    await expect(insert(2, '2026-02-01')).rejects.toThrow('effective_date_past');
  });

  test('is published once, if two publish it at the same time, and follows the one before', async () => {
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ data }) => data).filter(Boolean)).toEqual([2]);
    const later = await publish({ content: changed('Newer.') });
    expect(later.error?.code).toBe('effective_date_order');
    expect((await publish({ content: changed('Newer.'), effective_on: '2091-06-30' })).data).toBe(
      3,
    );
    const { rows } = await server.owner.query(
      `select day::text, (private.edition_on(day)).number
       from unnest('{2089-12-31,2090-01-01,2091-06-29,2091-06-30,2099-01-01}'::date[]) as day`,
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 2, 3, 3]);
  });
});
