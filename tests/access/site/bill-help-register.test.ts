import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.admin>>;
let fabio: Client;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
});

afterEach(async () => {
  await server.owner.query("delete from assistance_rules where kind = 'hospital'");
  await server.owner.query('delete from poverty_guidelines where year > 2026');
});

const hospital = {
  kind: 'hospital',
  us_state: 'FL',
  name: 'Hospital Boa Vista',
  city: 'Boca Raton',
  policy_url: 'https://hospital.example/assistance',
  free_up_to: 200,
  reduced_up_to: 350,
  source: 'Policy of July 2026, page 2',
  source_date: '2026-11-29',
};

const next = {
  area: 'alaska',
  first_person_dollars: 20_500,
  each_further_dollars: 7300,
  source: 'https://aspe.hhs.gov/poverty-guidelines',
  source_date: '2026-11-29',
};

async function registerOf(client: Client) {
  const { data } = await client.rpc('bill_help_register');
  return data as unknown as {
    guidelines: { area: string; year: number; first: number; more: number }[];
    rules: { kind: string; us_state: string; name: string }[];
  };
}

async function yearNow(): Promise<number> {
  const { rows } = await server.owner.query(
    'select extract(year from private.local_today())::int as year',
  );
  return rows[0].year;
}

describe('The register', () => {
  test('is the same for a visitor, a member and the team', async () => {
    const known = await registerOf(server.anonymous());
    expect(known.guidelines.map(({ area }) => area)).toEqual(['alaska', 'contiguous', 'hawaii']);
    expect(known.rules.map(({ us_state }) => us_state)).toEqual(
      'CA CT IL MA MD NJ NY WA'.split(' '),
    );
    const ana = await server.signedIn(cast.ana.email);
    const gabriela = await server.admin(cast.gabriela.email);
    for (const client of [ana, gabriela, fabio]) expect(await registerOf(client)).toEqual(known);
  });

  test('shows an entry until it is retired, and never the note of the team', async () => {
    const added = await fabio
      .from('assistance_rules')
      .insert({ ...hospital, note: 'Ask Bianca.' })
      .select('id')
      .single();
    expect(added.error).toBeNull();
    const visitor = server.anonymous();
    expect((await registerOf(visitor)).rules).toContainEqual(
      expect.objectContaining({ name: hospital.name, policy_url: hospital.policy_url }),
    );
    expect(JSON.stringify(await registerOf(visitor))).not.toContain('Bianca');
    const { error } = await visitor.from('assistance_rules').select('note');
    expect(error?.code).toBe('42501');

    const id = added.data?.id ?? '';
    await fabio.from('assistance_rules').update({ retired_at: '2026-11-29' }).eq('id', id);
    expect((await registerOf(visitor)).rules.map(({ kind }) => kind)).not.toContain('hospital');
    expect((await visitor.from('assistance_rules').select('id').eq('id', id)).data).toEqual([]);
    expect((await fabio.from('assistance_rules').select('id').eq('id', id)).data).toHaveLength(1);
    // Another entry for the same hospital can follow.
    expect((await fabio.from('assistance_rules').insert(hospital)).error).toBeNull();
  });

  test('uses the newest guideline that has begun', async () => {
    const year = await yearNow();
    const later = { ...next, year: year + 1 };
    expect((await fabio.from('poverty_guidelines').insert(later)).error).toBeNull();
    const visitor = server.anonymous();
    const newest = async (client: Client) =>
      (await registerOf(client)).guidelines.find(({ area }) => area === 'alaska')?.year;
    expect(await newest(visitor)).toBeLessThanOrEqual(year);
    // An admin for settings may read the row that waits, and still sees what visitors see.
    expect(await newest(fabio)).toBeLessThanOrEqual(year);
    const waiting = (client: Client) =>
      client.from('poverty_guidelines').select('year').gt('year', year);
    expect((await waiting(visitor)).data).toEqual([]);
    expect((await waiting(fabio)).data).toHaveLength(1);
  });
});

describe('An entry is refused', () => {
  test.each([
    ['without a source', { source: undefined }, '23502'],
    ['with an empty source', { source: '  ' }, '23514'],
    ['without the day on which the source was read', { source_date: undefined }, '23502'],
    ['without a link to the policy of the hospital', { policy_url: null }, '23514'],
    ['without the city of the hospital', { city: null }, '23514'],
    ['with a link that is none', { policy_url: 'javascript:alert(1)' }, '23514'],
    ['with free care above the lower price', { free_up_to: 400, reduced_up_to: 300 }, '23514'],
    ['with a percentage of 0', { free_up_to: 0 }, '23514'],
    ['with a percentage above 1000', { reduced_up_to: 1001 }, '23514'],
    ['with no days to apply', { apply_days: 0 }, '23514'],
    ['of a state that does not exist', { us_state: 'XX' }, '23503'],
    ['of another kind', { kind: 'clinic' }, '23514'],
  ])('%s', async (_what, change, code) => {
    const row = { ...hospital, ...change } as typeof hospital;
    expect((await fabio.from('assistance_rules').insert(row)).error).toMatchObject({ code });
  });

  test('that exists already, also with other accents', async () => {
    expect((await fabio.from('assistance_rules').insert(hospital)).error).toBeNull();
    const again = { ...hospital, name: 'HÓSPITAL Boa Vista' };
    expect((await fabio.from('assistance_rules').insert(again)).error?.code).toBe('23505');
    const law = { kind: 'state', us_state: 'NJ', name: 'A law', source: 'N.J.A.C.' };
    const second = { ...law, source_date: '2026-11-29' };
    expect((await fabio.from('assistance_rules').insert(second)).error?.code).toBe('23505');
  });

  test.each([
    ['a year twice', { year: 2026 }, '23505'],
    ['a digit too many', { year: 2027, first_person_dollars: 159_600 }, '23514'],
    ['a digit too few', { year: 2027, first_person_dollars: 1596 }, '23514'],
    [
      'more for each further person than for the first',
      { year: 2027, each_further_dollars: 30_000 },
      '23514',
    ],
    ['no source', { year: 2027, source: '' }, '23514'],
  ])('as a guideline with %s', async (_what, change, code) => {
    const { error } = await fabio.from('poverty_guidelines').insert({ ...next, ...change });
    expect(error).toMatchObject({ code });
  });
});

test('A change is in the log with its values, and nothing can be deleted', async () => {
  await fabio.from('assistance_rules').insert({ ...hospital, note: 'Ask Bianca.' });
  const change = { reduced_up_to: 400, note: 'Ask Clara.' };
  const { error } = await fabio.from('assistance_rules').update(change).eq('name', hospital.name);
  expect(error).toBeNull();
  const { rows } = await server.owner.query(
    `select stored.changes from private.activity_values as stored join activity_log as log on log.id = stored.log_id
     where log.action = 'assistance_rules.update' order by log.id desc limit 1`,
  );
  expect(rows[0].changes).toEqual({ reduced_up_to: [350, 400] });
  for (const table of ['assistance_rules', 'poverty_guidelines'] as const) {
    const refused = await fabio.from(table).delete().neq('source', '');
    expect(refused.error?.code).toBe('42501');
  }
});
