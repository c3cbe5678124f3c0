import { expect, it } from 'vitest';
import { people } from '../support/people.ts';
import { signIn, storageServer } from './storage-server.ts';

const server = storageServer();

it('finds an own folder beside the files of others without reading those', async () => {
  const { folder, storage } = await signIn(server);
  await server.owner.query(`
    insert into storage.objects (bucket_id, name)
    select 'bills', gen_random_uuid() || '/bill.pdf' from generate_series(1, 20000)`);
  await server.owner.query('analyze storage.objects');
  await storage.from('bills').upload(`${folder}/Bill.pdf`, 'bill');
  expect(await pagesRead(folder, '')).toBeGreaterThan(300);
  expect(await pagesRead(folder, folder)).toBeLessThan(50);
  // Still without regard to capital letters.
  const { data } = await storage.from('bills').list(folder, { search: 'bILL' });
  expect(data?.map(({ name }) => name)).toEqual(['Bill.pdf']);
});

it('gives others their turn while one user sends many listings', async () => {
  const ana = await signIn(server);
  const bruno = await signIn(server, people.bruno.email);
  await server.owner.query(`
    create function public.wait_for_test(owner uuid) returns boolean language plpgsql as $$
    begin
      if owner = '${ana.folder}' then perform pg_advisory_xact_lock_shared(45); end if;
      return true;
    end $$;
    create policy "Waits" on storage.objects as restrictive for select to authenticated
      using (public.wait_for_test(auth.uid()))`);
  await server.owner.query('select pg_advisory_lock(45)');
  let answered = 0;
  const listings = Array.from({ length: 30 }, async () => {
    const answer = await ana.storage.from('bills').list(ana.folder);
    answered += 1;
    return answer;
  });
  await expect.poll(() => waiting()).toBeGreaterThan(0);
  const { error } = await bruno.storage.from('bills').list(bruno.folder);
  expect(error).toBeNull();
  expect(answered).toBe(0);
  await server.owner.query('select pg_advisory_unlock(45)');
  for (const { error: late } of await Promise.all(listings)) expect(late).toBeNull();
});

/**
 * How many pages of the database a user's listing reads at least, of three times: the first one, and one
 * after PostgreSQL has analyzed the table by itself, also read the catalogs.
 */
async function pagesRead(user: string, folder: string): Promise<number> {
  const counts = [];
  for (let time = 1; time <= 3; time += 1) counts.push(await pagesReadOnce(user, folder));
  return Math.min(...counts);
}

async function pagesReadOnce(user: string, folder: string): Promise<number> {
  await server.owner.query('begin');
  await server.owner.query('set local role authenticated');
  await server.owner.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ role: 'authenticated', sub: user }),
  ]);
  const { rows } = await server.owner.query(
    "explain (analyze, buffers, format json) select * from storage.search($1, 'bills')",
    [folder],
  );
  await server.owner.query('rollback');
  const { Plan: plan } = rows[0]['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** How many requests wait for the test. */
async function waiting(): Promise<number> {
  const { rows } = await server.owner.query(
    "select count(*)::int from pg_locks where locktype = 'advisory' and not granted",
  );
  return rows[0].count;
}
