import { randomBytes, randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createClient } from '@supabase/supabase-js';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { asOwner, newDatabase } from 'supabase-gateway/testing/database';
import { testAtRest, testKeySource } from 'supabase-gateway/testing/encryption';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { cast, password } from '../cast.ts';
import { template } from '../support/cluster.ts';
import { startServer } from '../support/server-process.ts';
import { command } from './commands.ts';
import { fingerprint } from './fingerprint.ts';
import { loadLikePsql } from './load-like-psql.ts';
import { storeRequestFile } from './store-request-file.ts';

const folder = temporaryFolder('backups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const newFile = () => join(folder, `${randomUUID()}.sql.gz`);

/** The cast's database, with values that are easily corrupted. */
async function filledDatabase() {
  const database = await newDatabase({ template });
  await asOwner(database.name, async (owner) => {
    await storeRequestFile(owner, randomBytes(5000));
    await owner.query('update public.members set additional_info = $2 where id = $1', [
      cast.ana.memberId,
      'a tab\t, a line\nand one\r\n, \\. and \\N, "quotes" \'and\' ação 🏡\n\\.\n',
    ]);
    await owner.query("update public.members set additional_info = '' where id = $1", [
      cast.bruno.memberId,
    ]);
    await owner.query('update auth.users set raw_user_meta_data = $1 where email = $2', [
      { deep: [1e-7, '\u2028', { null: null }] },
      cast.ana.email,
    ]);
    await owner.query(
      `insert into auth.refresh_tokens (token, created_at) values ('x', '0044-03-15 12:00:00.123456+00 BC')`,
    );
  });
  return database;
}

async function backup(url: string) {
  const file = newFile();
  const { code, lines } = await command('backup', { DATABASE_URL: url }, file);
  expect(lines).toEqual([expect.stringMatching(/^\d+ rows of \d+ tables, \d+ kB: /)]);
  expect(code).toBe(0);
  return file;
}

function restore(url: string, ...args: string[]) {
  return command('restore', { DATABASE_URL: url }, ...args);
}

// Every command is a separate process.
describe('A backup', () => {
  test('restores every row, value, and sequence into an empty database', async () => {
    const source = await filledDatabase();
    const file = await backup(source.url);
    const target = await newDatabase();
    const { code, lines } = await restore(target.url, file);
    expect(lines).toEqual([expect.stringMatching(/^\d+ rows of \d+ tables, as they were at 20/)]);
    expect(code).toBe(0);
    expect(await fingerprint(target.name)).toEqual(await fingerprint(source.name));
  });

  test('contains uploaded files byte for byte', async () => {
    const source = await newDatabase({ template });
    const secretKey = await asOwner(source.name, async (owner) => {
      await owner.query("insert into storage.buckets (id, name) values ('bills', 'bills')");
      return loadSecretKey(owner, testAtRest);
    });
    const files = [0, 10, 1_000_000].map((size) => randomBytes(size));
    const filesOf = (url: string) => createClient(url, secretKey).storage.from('bills');
    const before = await startServer({ DATABASE_URL: source.url, PORT: '0' });
    for (const [number, file] of files.entries()) {
      const { error } = await filesOf(before.url).upload(`${number}.bin`, file);
      expect(error).toBeNull();
    }
    await before.end('SIGTERM');
    const target = await newDatabase();
    expect(await restore(target.url, await backup(source.url))).toMatchObject({ code: 0 });
    const after = await startServer({ DATABASE_URL: target.url, PORT: '0' });
    for (const [number, file] of files.entries()) {
      const { data } = await filesOf(after.url).download(`${number}.bin`);
      expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
    }
    await after.end('SIGTERM');
  });

  test('is readable only by its owner and never overwrites another file', async () => {
    const { url } = await newDatabase({ template });
    const file = await backup(url);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const again = await command('backup', { DATABASE_URL: url }, file);
    expect(again).toEqual({ code: 1, lines: [`${file} already exists`] });
  });

  test('contains no queued emails, so no email is sent twice', async () => {
    const source = await newDatabase({ template });
    await asOwner(source.name, (owner) =>
      owner.query(
        `insert into gateway.mail_queue (kind, recipient, subject, html, text)
         values ('reply', 'ana@example.com', 'Hello', 'secret-words', 'secret-words')`,
      ),
    );
    const text = gunzipSync(readFileSync(await backup(source.url))).toString();
    expect(text).not.toContain('secret-words');
  });

  test('is restored without a superuser, and triggers work again afterwards', async () => {
    await asOwner('postgres', (owner) =>
      owner.query(`
        create role clerk login createrole bypassrls password 'secret';
        grant anon, authenticated, service_role, authenticator, supabase_auth_admin, supabase_realtime_admin,
          supabase_storage_admin
          to clerk with admin option`),
    );
    const source = await filledDatabase();
    const file = await backup(source.url);
    const target = await newDatabase({ user: 'clerk' });
    expect(await restore(target.url, file)).toMatchObject({ code: 0 });
    expect(await fingerprint(target.name)).toEqual(await fingerprint(source.name));
    await asOwner(target.name, async (owner) => {
      const refused = owner.query('delete from public.activity_log');
      await expect(refused).rejects.toThrow('can only be added to');
    });
  });

  test('of an older version gets the newer migrations after the restore', async () => {
    const blog = 'gateway/tests/blog/project';
    const older = join(folder, 'older-blog');
    cpSync(blog, older, { recursive: true });
    rmSync(join(older, 'migrations', '20250715100000_comments.sql'));
    rmSync(join(older, 'posts.sql'));
    const config = readFileSync(join(older, 'config.toml'), 'utf8');
    writeFileSync(join(older, 'config.toml'), config.replace(', "./posts.sql"', ''));
    const source = await newDatabase();
    await prepareDatabase(
      { socketFolder: inject('socketFolder'), name: source.name },
      { supabaseDir: older, demo: true },
      readProjectConfig(older),
      testKeySource,
    );
    const file = newFile();
    await command('backup', { DATABASE_URL: source.url, SUPABASE_DIR: older }, file);

    const target = await newDatabase();
    const here = { DATABASE_URL: target.url, SUPABASE_DIR: blog };
    expect(await command('restore', here, file)).toMatchObject({ code: 0 });
    const { rows } = await asOwner(target.name, (owner) =>
      owner.query(
        'select count(*)::int as authors, (select count(*)::int from blog.comments) as comments from blog.authors',
      ),
    );
    expect(rows).toEqual([{ authors: 2, comments: 0 }]);

    const back = await command('restore', { ...here, SUPABASE_DIR: older }, '--replace', file);
    expect(back).toEqual({
      code: 1,
      lines: [
        'The backup is at version 20250601090000, the database at 20250715100000. Restore into a new database.',
      ],
    });
    const other = await restore((await newDatabase()).url, file);
    expect(other.code).toBe(1);
    expect(other.lines).toEqual([
      'The backup is from another project or a newer version: this version has no 20250601090000',
    ]);
  });
});

describe('A restore refuses with one line and without a change:', () => {
  test('a database with data, unless --replace is given', async () => {
    const source = await filledDatabase();
    const file = await backup(source.url);
    const target = await newDatabase({ template });
    const before = await fingerprint(target.name);
    expect(await restore(target.url, file)).toEqual({
      code: 1,
      lines: [
        'The database already contains data. Restore into a new one, or use --replace to delete that data.',
      ],
    });
    expect(await fingerprint(target.name)).toEqual(before);
    expect(await restore(target.url, '--replace', file)).toMatchObject({ code: 0 });
    expect(await fingerprint(target.name)).toEqual(await fingerprint(source.name));
  });

  test('a file that is damaged, truncated, missing, or made for Supabase', async () => {
    const source = await newDatabase({ template });
    const file = await backup(source.url);
    const target = await newDatabase({ template });
    const before = await fingerprint(target.name);
    const bad = newFile();
    const refused = async () => (await restore(target.url, '--replace', bad)).lines;

    cpSync(file, bad);
    truncateSync(bad, statSync(file).size - 500);
    expect(await refused()).toEqual([`${bad} is damaged or is not a backup`]);
    const text = gunzipSync(readFileSync(file)).toString();
    writeFileSync(bad, gzipSync(text.slice(0, -30)));
    expect(await refused()).toEqual([expect.stringMatching(/is incomplete|is damaged/)]);
    writeFileSync(bad, gzipSync(text.replace('COPY "public"."billing"', 'drop table x; COPY "x"')));
    expect(await refused()).toEqual([
      expect.stringContaining('is damaged: unexpected line "drop table x;'),
    ]);
    writeFileSync(bad, gzipSync(text.replace('COPY "public"."billing"', 'COPY "public"."bills"')));
    expect(await refused()).toEqual([
      'The backup\'s "public"."bills" is missing from this database or has a different definition',
    ]);
    writeFileSync(bad, gzipSync('select 1;\n'));
    expect(await refused()).toEqual([`${bad} is not a backup`]);
    writeFileSync(bad, 'select 1;\n');
    expect(await refused()).toEqual([`${bad} is damaged or is not a backup`]);
    rmSync(bad);
    expect(await refused()).toEqual([`${bad}: file not found`]);
    expect(await fingerprint(target.name)).toEqual(before);
  });

  test('a database with connected servers', async () => {
    const { url } = await newDatabase({ template });
    const file = await backup(url);
    const server = await startServer({ DATABASE_URL: url, PORT: '0' });
    const { code, lines } = await restore(url, '--replace', file);
    expect(lines).toEqual([
      'DATABASE_URL: servers are still connected to this database. Stop them first.',
    ]);
    expect(code).toBe(1);
    await server.end('SIGTERM');
    expect(await restore(url, '--replace', file)).toMatchObject({ code: 0 });
  });

  test('a backup of tables that do not exist', async () => {
    const dataDir = join(folder, 'nowhere');
    const { code, lines } = await command('backup', { DATA_DIR: dataDir });
    expect(lines).toEqual([`${dataDir}: no database found`]);
    expect(code).toBe(1);
    const { url } = await newDatabase();
    const empty = await command('backup', { DATABASE_URL: url }, newFile());
    expect(empty.lines).toEqual(['No server has been started on this database yet']);
  });
});

/** Turns a database into a Supabase project with the same migrations. */
async function makeSupabase(name: string) {
  await asOwner(name, (owner) =>
    owner.query(`
      drop schema gateway cascade;
      insert into storage.buckets (id, name) values ('avatars', 'avatars');
      create table auth.saml_providers (id uuid primary key);
      alter table auth.users drop column invited_at, add column invited_at timestamptz`),
  );
}

/** The data that moves between gateway and Supabase: the project's tables and the accounts. */
async function moved(name: string) {
  const prints = Object.entries(await fingerprint(name));
  return prints.filter(([table]) => /^"(public|private)"|"auth"."(identities|mfa)/.test(table));
}

describe('Between the gateway and Supabase,', () => {
  test('data and accounts move into a new project, without keys and sessions', async () => {
    const source = await filledDatabase();
    const file = newFile().replace('.gz', '');
    await command('backup', { DATABASE_URL: source.url }, '--supabase', file);
    const text = readFileSync(file, 'utf8');
    expect(text).not.toMatch(/"gateway"|sb_secret|"auth"."(sessions|refresh_tokens)/);

    const target = await newDatabase();
    await prepareDatabase(
      { socketFolder: inject('socketFolder'), name: target.name },
      { supabaseDir: 'supabase', demo: false },
      readProjectConfig('supabase'),
      testKeySource,
    );
    await makeSupabase(target.name);
    await asOwner(target.name, async (owner) => {
      await loadLikePsql(owner, text);
      const again = loadLikePsql(owner, text);
      await expect(again).rejects.toThrow('This project already has accounts');
      await owner.query('rollback');
      const { rowCount } = await owner.query('select from auth.users');
      expect(rowCount).toBe(9);
    });
    expect(await moved(target.name)).toEqual(await moved(source.name));
  });

  test('they move back with a backup of the project’s database', async () => {
    const source = await filledDatabase();
    const before = await moved(source.name);
    await makeSupabase(source.name);
    const file = await backup(source.url);
    const target = await newDatabase();
    expect(await restore(target.url, file)).toMatchObject({ code: 0 });
    expect(await moved(target.name)).toEqual(before);
    const server = await startServer({ DATABASE_URL: target.url, PORT: '0' });
    const client = createClient(server.url, 'sb_publishable_local');
    const { data } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
    expect(data.user?.id).toBe(cast.ana.userId);
    await server.end('SIGTERM');
  });
});
