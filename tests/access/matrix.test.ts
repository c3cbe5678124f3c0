import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { testServer } from '../support/server.ts';
import { type Expectation, everyoneRefused, expectations, type Outcome } from './expectations.ts';
import { type Person, people, signInEveryone } from './people.ts';

const server = testServer();
// Table names are values here, so the generated row types do not apply.
let clients: Record<Person, SupabaseClient>;

beforeAll(async () => {
  clients = await signInEveryone(server);
});

type Response = {
  status: number;
  error: PostgrestError | null;
  count?: number | null;
  data: unknown;
};

/** The number of rows or the refusal in a response. Any other error fails the test. */
function outcomeOf({ status, error, count, data }: Response): Outcome {
  if (!error) return count ?? (data as unknown[]).length;
  // 55000: a view of several tables accepts no changes.
  const refusals: Record<string, number[]> = { 42501: [401, 403], 55000: [405] };
  expect(refusals[error.code], JSON.stringify(error)).toContain(status);
  return 'refused';
}

/** A table in a schema other than public names it. */
const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`);

async function rowsOf(tables: string | readonly string[], where = 'true') {
  const counts = [tables]
    .flat()
    .map((table) => `(select count(*) from ${qualified(table)} where ${where})`);
  const { rows } = await server.owner.query(`select (${counts.join(' + ')})::int as count`);
  return rows[0].count as number;
}

async function oneRowOf(table: string, key: string, where = 'true') {
  const { rows } = await server.owner.query(
    `select ${key}::text as key from ${qualified(table)} where ${where} limit 1`,
  );
  return rows[0]?.key as unknown;
}

async function expectOutcome(response: Response, expected: Outcome, allRows: number) {
  expect(outcomeOf(response)).toBe(expected === 'all' ? allRows : expected);
}

/** The row with an email or a tag's name of this caller's own, which are unique. */
function ownRow(row: Record<string, unknown>, number: number) {
  const unique = 'email' in row ? 'email' : Object.keys(row).join() === 'name' ? 'name' : undefined;
  return unique ? { ...row, [unique]: `${number}-${row[unique]}` } : row;
}

const verbs = {
  // One row with the count of all rows: the response to a HEAD request contains no error code.
  read: (client, table, { key = 'id' }) =>
    client.from(table).select(key, { count: 'exact' }).limit(1),
  update: (client, table, { key = 'id', change, changed }) => {
    const request = client.from(table).update(change, { count: 'exact' });
    return changed === undefined ? request.not(key, 'is', null) : request.eq(key, changed);
  },
  insert: (client, table, { row, key = 'id' }, number) =>
    client.from(table).insert(ownRow(row, number)).select(key),
} satisfies Record<
  string,
  (
    client: SupabaseClient,
    table: string,
    expectation: Expectation,
    number: number,
  ) => PromiseLike<Response>
>;

const predicates: Record<string, Partial<Record<Outcome, string>>> = {
  read: { refused: 'is refused to read', 0: 'sees nothing of', all: 'sees all of' },
  update: { refused: 'is refused to change', 0: 'changes nothing of', all: 'may change all of' },
  insert: { refused: 'is refused to add to', 1: 'may add to' },
  delete: { refused: 'is refused to delete from', 0: 'deletes nothing of', 1: 'may delete from' },
};

function sentence(person: Person, verb: string, outcome: Outcome, table: string) {
  const predicate = predicates[verb]?.[outcome] ?? `${verb}s ${outcome} of`;
  return `${person} ${predicate} ${table}`;
}

describe.each(Object.entries(expectations))('%s', (table, expectation) => {
  for (const verb of ['read', 'update', 'insert'] as const) {
    for (const [index, person] of people.entries()) {
      const expected = (expectation[verb] ?? everyoneRefused)[index] as Outcome;
      test(sentence(person, verb, expected, table), async () => {
        const allRows = await rowsOf(expectation.listOf ?? table, expectation.where);
        const response = await verbs[verb](clients[person], table, expectation, index);
        await expectOutcome(response, expected, allRows);
      });
    }
  }

  for (const [index, person] of people.entries()) {
    const expected = (expectation.delete ?? everyoneRefused)[index] as Outcome;
    test(sentence(person, 'delete', expected, table), async () => {
      const { key = 'id', listOf, where, deletable = where } = expectation;
      const [source = table] = [listOf ?? table].flat();
      const target = await oneRowOf(source, key, deletable);
      const before = await rowsOf(listOf ?? table);
      const request = clients[person].from(table).delete({ count: 'exact' });
      const response = await (target === undefined
        ? request.is(key, null)
        : request.eq(key, target));
      await expectOutcome(response, expected, before);
      expect(await rowsOf(listOf ?? table)).toBe(before - (expected === 1 ? 1 : 0));
    });
  }
});

test('every table and view of the API is in the matrix', async () => {
  const { rows } = await server.owner.query(
    "select table_name from information_schema.tables where table_schema = 'public' order by 1",
  );
  expect(rows.map(({ table_name }) => table_name)).toEqual(Object.keys(expectations).toSorted());
});

test('row level security is enabled for every table, including the private schema', async () => {
  const { rows } = await server.owner.query(
    `select oid::regclass::text as table from pg_class
     where relkind in ('r', 'p') and not relrowsecurity
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  expect(rows).toEqual([]);
});
