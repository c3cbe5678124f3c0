import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../support/server.ts';
import { type Answer, type Expectation, expectations } from './expectations.ts';
import { openDoors, type Person, people } from './people.ts';

const server = testServer();
// The matrix walks over tables by name, so the generated row types cannot follow it.
let doors: Record<Person, SupabaseClient>;

beforeAll(async () => {
  doors = await openDoors(server);
});

type Outcome = {
  status: number;
  error: PostgrestError | null;
  count?: number | null;
  data: unknown;
};

/** What was answered: a number of rows, or a refusal. Anything else is a failure of the test. */
function answered({ status, error, count, data }: Outcome): Answer {
  if (!error) return count ?? (data as unknown[]).length;
  // 55000: a view of several tables takes no change from anybody.
  const refusals: Record<string, number[]> = { 42501: [401, 403], 55000: [405] };
  expect(refusals[error.code], JSON.stringify(error)).toContain(status);
  return 'refused';
}

async function rowsOf(tables: string | readonly string[]) {
  const counts = [tables].flat().map((table) => `(select count(*) from public.${table})`);
  const { rows } = await server.owner.query(`select (${counts.join(' + ')})::int as count`);
  return rows[0].count as number;
}

async function oneRowOf(table: string, key: string) {
  const { rows } = await server.owner.query(`select ${key} as key from public.${table} limit 1`);
  return rows[0]?.key as unknown;
}

async function expectAnswer(outcome: Outcome, expected: Answer, allRows: number) {
  expect(answered(outcome)).toBe(expected === 'all' ? allRows : expected);
}

const verbs = {
  // A page of one row, with the count of all: a HEAD request would not tell why it is refused.
  read: (door, table, { key }) => door.from(table).select(key, { count: 'exact' }).limit(1),
  update: (door, table, { key, change }) =>
    door.from(table).update(change, { count: 'exact' }).not(key, 'is', null),
  insert: (door, table, { row, key }, number) =>
    door
      .from(table)
      .insert('email' in row ? { ...row, email: `${number}-${row.email}` } : row)
      .select(key),
} satisfies Record<
  string,
  (
    door: SupabaseClient,
    table: string,
    expectation: Expectation,
    number: number,
  ) => PromiseLike<Outcome>
>;

const says: Record<string, Partial<Record<Answer, string>>> = {
  read: { refused: 'is refused to read', 0: 'sees nothing of', all: 'sees all of' },
  update: { refused: 'is refused to change', 0: 'changes nothing of', all: 'may change all of' },
  insert: { refused: 'is refused to add to', 1: 'may add to' },
  delete: { refused: 'is refused to delete from', 0: 'deletes nothing of', 1: 'may delete from' },
};

function sentence(person: Person, verb: string, answer: Answer, table: string) {
  const predicate = says[verb]?.[answer] ?? `${verb}s ${answer} of`;
  return `${person} ${predicate} ${table}`;
}

describe.each(Object.entries(expectations))('%s', (table, expectation) => {
  for (const verb of ['read', 'update', 'insert'] as const) {
    for (const [index, person] of people.entries()) {
      const expected = expectation[verb][index] as Answer;
      test(sentence(person, verb, expected, table), async () => {
        const allRows = await rowsOf(expectation.listOf ?? table);
        const outcome = await verbs[verb](doors[person], table, expectation, index);
        await expectAnswer(outcome, expected, allRows);
      });
    }
  }

  for (const [index, person] of people.entries()) {
    const expected = expectation.delete[index] as Answer;
    test(sentence(person, 'delete', expected, table), async () => {
      const { key, listOf } = expectation;
      const [source = table] = [listOf ?? table].flat();
      const target = await oneRowOf(source, key);
      const before = await rowsOf(listOf ?? table);
      const asked = doors[person].from(table).delete({ count: 'exact' });
      const outcome = await (target === undefined ? asked.is(key, null) : asked.eq(key, target));
      await expectAnswer(outcome, expected, before);
      expect(await rowsOf(listOf ?? table)).toBe(before - (expected === 1 ? 1 : 0));
    });
  }
});

test('every table and view of the API has its line in the matrix', async () => {
  const { rows } = await server.owner.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  expect(rows.map(({ table_name }) => table_name)).toEqual(Object.keys(expectations).toSorted());
});

test('row security is switched on for every table, in the private schema too', async () => {
  const { rows } = await server.owner.query(
    `select oid::regclass::text as table from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows).toEqual([]);
});
