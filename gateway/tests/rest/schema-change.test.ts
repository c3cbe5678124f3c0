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

test('A developer changes the schema, says `notify pgrst`, and the table API knows', async () => {
  expect((await ask('notices?select=id')).status).toBe(404);
  await server.owner.query(`
    create table public.notices (id int primary key);
    insert into public.notices values (1);
    grant select on public.notices to anon;
  `);
  expect((await ask('notices?select=id')).status).toBe(404);
  // The notification is repeated until the server has started to listen.
  const told = async () => {
    await server.owner.query("notify pgrst, 'reload schema'");
    return ask('notices?select=id');
  };
  await expect.poll(told).toEqual({ status: 200, body: [{ id: 1 }] });

  await server.owner.query('alter table public.notices add column title text; notify pgrst');
  const row = { id: 1, title: null };
  await expect.poll(() => ask('notices?select=*')).toEqual({ status: 200, body: [row] });
});

test('It listens again after it has lost its connection, and reads what it missed', async () => {
  await server.owner.query(`
    create table public.more_notices (id int primary key);
    grant select on public.more_notices to anon;
  `);
  await server.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'gateway schema' and datname = current_database()`,
  );
  await expect.poll(() => ask('more_notices?select=*')).toEqual({ status: 200, body: [] });
});
