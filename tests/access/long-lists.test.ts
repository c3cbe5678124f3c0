import { beforeAll, describe, expect, test } from 'vitest';
import { fetchAll } from '../../app/command-center/kit/backend/fetch-all.ts';
import { fetchPage } from '../../app/command-center/kit/backend/fetch-page.ts';
import type { ListRequest } from '../../app/command-center/kit/list/list-request.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

type Listed = { id: string; search_name: string };

const server = testServer();
const added = 5000;
const request: ListRequest = {
  search: '',
  sort: 'search_name',
  page: 1,
  size: 25,
  filters: {},
};

const ignore = () => undefined;

/** The list of members right after an import, when the planner's statistics are outdated. */
beforeAll(async () => {
  await server.owner.query('alter table members set (autovacuum_enabled = false)');
  await server.owner.query('analyze members');
  const lines = Array.from({ length: added }, (_, place) => ({
    email: `imported-${place}@example.com`,
    first_name: 'Nina',
    last_name: `Number ${String(place).padStart(4, '0')}`,
    date_of_birth: '1990-02-28',
  }));
  const { rows } = await server.owner.query('select private.import_members($1, true) as answer', [
    JSON.stringify(lines),
  ]);
  expect(rows[0].answer.new).toBe(added);
});

async function reader() {
  const admin = await server.admin(cast.fabio.email);
  return (asked: ListRequest, signal?: AbortSignal) =>
    fetchPage<Listed>(
      admin.from('member_list').select('id,search_name', { count: 'exact' }),
      asked,
      signal,
    );
}

async function countMembers(): Promise<number> {
  const { rows } = await server.owner.query('select count(*)::integer as count from members');
  return rows[0].count;
}

describe('Right after an import of 5,000 members,', () => {
  test('an export contains each of them once and in order', async () => {
    const seen: number[] = [];
    const rows = await fetchAll(await reader(), request, new AbortController().signal, (count) =>
      seen.push(count),
    );
    expect(rows.length).toBe(await countMembers());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const names = rows.map(({ search_name: name }) => name);
    expect(names).toEqual([...names].sort());
    expect(seen.at(-1)).toBe(rows.length);
  });

  test('a page has the exact count, and a page past the end reports the end', async () => {
    const read = await reader();
    const total = await countMembers();
    const late = await read({ ...request, page: 190 });
    expect(late.rows.length).toBe(25);
    expect(late.total).toBe(total);
    const past = await read({ ...request, page: 390 });
    expect(past).toEqual({ rows: [], hasMore: false, total });
  });

  test('a row that is added or removed during an export neither repeats nor hides another', async () => {
    const read = await reader();
    let batches = 0;
    const rows = await fetchAll(
      async (asked, signal) => {
        const page = await read(asked, signal);
        batches += 1;
        if (batches === 2) {
          await server.owner.query(
            "insert into members (email, first_name, last_name, date_of_birth) values ('late@example.com', 'Late', 'Comer', '1990-01-01')",
          );
        }
        return page;
      },
      request,
      new AbortController().signal,
      ignore,
    );
    const ids = new Set(rows.map(({ id }) => id));
    expect(ids.size).toBe(rows.length);
    expect(rows.filter(({ search_name: name }) => name.startsWith('number')).length).toBe(added);
  });

  test('a list that loses rows during an export is read again, and then the export fails', async () => {
    const read = await reader();
    const half = async (asked: ListRequest, signal?: AbortSignal) => {
      const page = await read(asked, signal);
      return asked.after ? { ...page, rows: [] } : page;
    };
    await expect(
      fetchAll(half, request, new AbortController().signal, ignore),
    ).rejects.toMatchObject({ code: 'export_incomplete' });
  });
});
