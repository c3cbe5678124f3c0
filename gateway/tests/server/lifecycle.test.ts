import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownerConnection } from '../../src/database/connections.ts';
import { startCluster } from '../../src/database/embedded/cluster.ts';
import { findLocations } from '../../src/database/embedded/locations.ts';
import { readPostmaster } from '../../src/database/embedded/postmaster.ts';
import { postgresSystemUser } from '../../src/database/embedded/system-user.ts';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { newDatabase } from '../support/database.ts';
import { password, people } from '../support/people.ts';
import { startServer } from '../support/server-process.ts';

const folder = temporaryFolder('lifecycle');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function signInAsAna(url: string) {
  const client = createClient(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: people.ana.email, password });
  if (error) throw error;
  return client;
}

describe('A server that is killed in the middle of writes', () => {
  test('comes up again with every write that it had acknowledged, and the sessions too', async () => {
    // The site's address must be the same, because tokens contain it.
    const env = { DATA_DIR: join(folder, 'killed'), PORT: '0', SITE_URL: 'http://localhost:3000' };
    const first = await startServer(env);
    const ana = await signInAsAna(await first.address);
    const session = (await ana.auth.getSession()).data.session;
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let number = 1; ; number += 1) {
        const { data, error } = await ana
          .from('profiles')
          .update({ note: `note ${number}` })
          .eq('id', people.ana.profileId)
          .select('note');
        if (error) return;
        acknowledged.push(data[0]?.note ?? '');
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
    await first.end('SIGKILL');
    await writing;

    const second = await startServer(env);
    const { data } = await createClient(await second.address, 'sb_publishable_local', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { headers: { authorization: `Bearer ${session?.access_token}` } },
    })
      .from('profiles')
      .select('note')
      .eq('id', people.ana.profileId)
      .single();
    const last = Number(acknowledged.at(-1)?.slice(5));
    // The write in progress may have been committed without an acknowledgment.
    expect([`note ${last}`, `note ${last + 1}`]).toContain(data?.note);
    expect(await second.end('SIGTERM')).toBe(0);
  });
});

describe('A PostgreSQL that is killed in the middle of work', () => {
  test('is started again by the server, which goes on', async () => {
    const dataDir = join(folder, 'without-postgres');
    const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
    const ana = await signInAsAna(server.url);
    const { cluster } = findLocations(dataDir, postgresSystemUser());
    const write = (note: string) =>
      ana.from('profiles').update({ note }).eq('id', people.ana.profileId).select('note');
    for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
      expect((await write(`before ${signal}`)).error).toBeNull();
      // Transactions of all services are in progress.
      const underWay = [signInAsAna(server.url), write('perhaps'), ana.auth.getUser()];
      process.kill(readPostmaster(cluster)?.pid ?? 0, signal);
      await Promise.allSettled(underWay);
      await expect.poll(async () => (await write(`after ${signal}`)).error).toBeNull();
      await signInAsAna(server.url);
    }
    expect(await server.end('SIGTERM')).toBe(0);
    expect(readPostmaster(cluster)).toBeUndefined();
  });
});

describe('A server that is asked to end', () => {
  test('answers what is under way first', async () => {
    const server = await startServer({ DATA_DIR: join(folder, 'asked'), PORT: '0' });
    const signIns = Array.from({ length: 5 }, () => signInAsAna(server.url));
    // The password checks run one after the other and take tens of milliseconds each.
    await signIns[0];
    const code = server.end('SIGTERM');
    const results = await Promise.allSettled(signIns);
    expect(results.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'));
    expect(await code).toBe(0);
  });
});

test('Compiled code is kept in the data folder, and a folder that cannot be used is no obstacle', async () => {
  const { url } = await newDatabase();
  const env = { DATABASE_URL: url, PORT: '0', NODE_COMPILE_CACHE: '' };
  const kept = join(folder, 'kept');
  const first = await startServer({ ...env, DATA_DIR: kept });
  expect(globSync('compiled/*/*', { cwd: kept }).length).toBeGreaterThan(100);
  expect(await first.end('SIGTERM')).toBe(0);

  const blocked = join(folder, 'blocked');
  mkdirSync(blocked);
  writeFileSync(join(blocked, 'compiled'), '');
  const second = await startServer({ ...env, DATA_DIR: blocked });
  expect((await fetch(`${second.url}/health`)).status).toBe(200);
  expect(await second.end('SIGTERM')).toBe(0);
});

describe('The health endpoint', () => {
  test('tells whether the database answers', async () => {
    const cluster = await startCluster(join(folder, 'health'));
    onTestFinished(() => cluster.stop());
    const server = await startServer({
      DATABASE_URL: `postgres://postgres:secret@${encodeURIComponent(cluster.socketFolder)}/postgres`,
      PORT: '0',
    });
    const well = await fetch(`${server.url}/health`);
    expect(well.status).toBe(200);
    expect(await well.json()).toMatchObject({ status: 'ok', database: { status: 'ok' } });
    await cluster.stop();
    const ill = await fetch(`${server.url}/health`);
    expect(ill.status).toBe(503);
    expect(await ill.json()).toMatchObject({ status: 'unreachable' });
    await server.end('SIGKILL');
  });
});

describe('The logs', () => {
  const ofAna = /@example\.com|Souza|quiet-orange-lamp|Bearer|eyJ|pneumonia/;

  test('of PostgreSQL quote nobody either, nor the query of a connection that is killed', async () => {
    const dataDir = join(folder, 'postgres-log');
    const server = await startServer({ DATA_DIR: dataDir, PORT: '0' });
    const { cluster } = findLocations(dataDir, postgresSystemUser());
    const { pid, socketFolder } = readPostmaster(cluster) ?? { pid: 0, socketFolder: '' };
    const owner = new pg.Client(ownerConnection({ socketFolder, name: 'postgres' }));
    owner.on('error', () => undefined);
    await owner.connect();
    const wrong = [
      // The values appear in the message, in its detail, in its context and in the statement.
      "select 'Ana Souza'::uuid",
      "insert into auth.users (id, email) select id, 'pneumonia' from auth.users where email = 'ana@example.com'",
      "update public.profiles set status = null, note = 'pneumonia'",
      "do $$ begin execute 'select ' || quote_literal('pneumonia') || '::date'; end $$",
    ];
    for (const sql of wrong) await expect(owner.query(sql), sql).rejects.toThrow();
    await expect(owner.query('select $1::int', ['pneumonia'])).rejects.toThrow();
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    const busy = owner.query("select pg_sleep(60), 'pneumonia'").catch(() => 'ended');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    expect(await busy).toBe('ended');
    const log = () => readFileSync(join(dirname(cluster), 'postgres.log'), 'utf8');
    await expect.poll(log).toMatch(/terminated by signal 9/);
    expect(log()).not.toMatch(ofAna);
    expect(readPostmaster(cluster)?.pid).toBe(pid);
    await server.end('SIGTERM');
  });

  test('are lines of JSON that name no person, whatever went wrong', async () => {
    const server = await startServer({ DATA_DIR: join(folder, 'logs'), PORT: '0' });
    const ana = await signInAsAna(server.url);
    await ana.from('profiles').select('*').eq('email', people.ana.email);
    await ana.from('profiles').select('*').eq('id', 'Ana Souza');
    await ana.rpc('text_length', { body: people.clara.email });
    await fetch(`${server.url}/auth/v1/token?grant_type=password&email=${people.ana.email}`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_local' },
      body: `{"email":"${people.ana.email}", broken`,
    });
    await server.end('SIGTERM');
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    const requests = lines.map((line) => JSON.parse(line) as { path?: string });
    expect(requests.map(({ path }) => path)).toContain('/rest/v1/profiles');
    expect(lines.join('\n')).not.toMatch(ofAna);
  });
});
