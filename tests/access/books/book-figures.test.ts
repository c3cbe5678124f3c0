import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { erasePeople, seedBookYear } from '../../support/book-year.ts';
import { testServer } from '../../support/server.ts';
import { type HandFigure, handFigures } from './book-figures.ts';

const server = testServer();
let fabio: Awaited<ReturnType<typeof server.admin>>;
const byHand = new Map<HandFigure, number | null>();

// The payload is JSON of the database.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Json = any;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  await seedBookYear(server.owner);
  // By hand before people are erased: afterwards their requests and memberships are not in the base tables.
  for (const one of handFigures) {
    const { rows } = await server.owner.query({ text: one.sql, rowMode: 'array' });
    const [value] = rows[0] as unknown as [string | null];
    byHand.set(one, value === null ? null : Number(value));
  }
}, 120_000);

async function reported({ figure, period, state }: HandFigure): Promise<number | null> {
  const { data, error } = await fabio.rpc('open_report', {
    report: 'test',
    period,
    ...(state && { us_state: state }),
  });
  expect(error).toBeNull();
  return (data as Json).figures[state ? 'state' : 'national'][figure];
}

async function allRows({ figure, period, state }: HandFigure): Promise<Json[]> {
  const rows: Json[] = [];
  for (;;) {
    const last = rows.at(-1);
    const { data, error } = await fabio.rpc('figure_rows', {
      figure,
      period,
      page_size: 700,
      ...(state && { us_state: state }),
      ...(last && { after_day: last.on_date, after_id: last.id }),
    });
    expect(error).toBeNull();
    rows.push(...(data as Json[]));
    if ((data as Json[]).length < 700) return rows;
  }
}

const named = handFigures.map((one) => ({
  ...one,
  one,
  name: `${one.figure} of ${one.period} in ${one.state ?? 'all states'}`,
}));

test('there are at least 30 figures, and they differ from zero', () => {
  expect(handFigures.length).toBeGreaterThanOrEqual(30);
  expect([...byHand.values()].filter((value) => value !== 0).length).toBeGreaterThanOrEqual(38);
});

describe('Before people are erased', () => {
  test.each(named)('$name is as by hand', async ({ one }) => {
    expect(await reported(one)).toBe(byHand.get(one));
  });

  test.each(named.filter(({ figure, period }) => figure !== 'administration' || period !== '2022'))(
    'the rows of $name add up to it',
    async ({ one }) => {
      const rows = await allRows(one);
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(byHand.get(one));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    },
  );
});

describe('After people are erased', () => {
  beforeAll(() => erasePeople(server.owner));

  test.each(named)('$name stays', async ({ one }) => {
    expect(await reported(one)).toBe(byHand.get(one));
  });

  test('their rows name nobody', async () => {
    const rows = await allRows({ figure: 'unpaid', period: '2022', state: null, sql: '' });
    const erased = rows.filter(({ member }) => member === null);
    expect(erased.length).toBeGreaterThan(3);
    for (const row of erased) expect(row.request).toBeNull();
  });
});
