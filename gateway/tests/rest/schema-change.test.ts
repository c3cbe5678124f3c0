import { expect, test } from 'vitest';
import { publishableKey } from '../support/project-server.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function ask(path: string) {
  const response = await fetch(`${server.url}/rest/v1/${path}`, {
    headers: { apikey: publishableKey },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

test('A developer changes the schema, and the table API knows', async () => {
  expect((await ask('notices?select=id')).status).toBe(404);
  await server.owner.query('create table public.notices (id int primary key)');
  await server.owner.query('insert into public.notices values (1)');
  await server.owner.query('grant select on public.notices to anon');
  // A change is repeated until the server has started to listen.
  const changed = async () => {
    await server.owner.query("comment on table public.notices is 'What is new.'");
    return ask('notices?select=id');
  };
  await expect.poll(changed).toEqual({ status: 200, body: [{ id: 1 }] });

  await server.owner.query('alter table public.notices add column title text');
  const row = { id: 1, title: null };
  await expect.poll(() => ask('notices?select=*')).toEqual({ status: 200, body: [row] });

  // What only one connection sees changes nothing for others.
  await server.owner.query('create temporary table hidden (id int)');
  await server.owner.query('drop table hidden');
  await server.owner.query('drop table public.notices');
  await expect
    .poll(async () => (await ask('notices?select=id')).body)
    .toMatchObject({
      code: 'PGRST205',
    });
});

test('Without a superuser, `notify pgrst` says the same', async () => {
  await server.owner.query(`
    alter event trigger notify_schema_change disable;
    create table public.told_notices (id int primary key);
    grant select on public.told_notices to anon;
  `);
  expect((await ask('told_notices?select=*')).status).toBe(404);
  await server.owner.query('notify pgrst');
  await expect.poll(() => ask('told_notices?select=*')).toEqual({ status: 200, body: [] });
});

test('It listens again after it has lost its connection, and reads what it missed', async () => {
  await server.owner.query(`
    create table public.more_notices (id int primary key);
    grant select on public.more_notices to anon;
  `);
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'gateway pgrst' and datname = current_database()`,
  );
  await expect.poll(() => ask('more_notices?select=*')).toEqual({ status: 200, body: [] });
});
