import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { readEnvironment } from '../../src/env.ts';
import { asOwner, newDatabase } from '../support/database.ts';
import { refusedStart, startServer } from '../support/server-process.ts';

const folder = temporaryFolder('refusals');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const socketFolder = inject('socketFolder');

/** A small, unrelated Supabase project with these migrations. */
function project(name: string, migrations: Record<string, string>) {
  const supabaseDir = join(folder, name);
  mkdirSync(join(supabaseDir, 'migrations'), { recursive: true });
  writeFileSync(
    join(supabaseDir, 'config.toml'),
    'project_id = "other"\n[db.seed]\nenabled = false\n',
  );
  for (const [file, sql] of Object.entries(migrations)) {
    writeFileSync(join(supabaseDir, 'migrations', file), sql);
  }
  return supabaseDir;
}

describe('A wrong environment is refused in one line that says what and where', () => {
  test.each([
    ['PORT', 'abc', 'expected a port number'],
    ['PORT', '70000', 'expected a port from 0 to 65535'],
    ['SITE_URL', 'example', 'expected an address such as https://example.org'],
    ['DATABASE_URL', 'mysql://x', 'expected postgres://user:password@host:port/name'],
    ['TRUST_PROXY', 'yes', 'expected on or off'],
    ['DEMO', 'maybe', 'expected on or off'],
  ])('%s=%s', async (name, value, message) => {
    const { code, lines } = await refusedStart({ DATA_DIR: join(folder, 'never'), [name]: value });
    expect(lines).toEqual([`Environment: ${name}: ${message}`]);
    expect(code).toBe(1);
  });

  test('demo accounts are never put into an operator’s database', async () => {
    const { code, lines } = await refusedStart({
      DATABASE_URL: 'postgres://someone@localhost/db',
      DEMO: 'on',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^Environment: DEMO cannot be used with DATABASE_URL: /);
    expect(code).toBe(1);
  });
});

describe('Demo accounts, whose password is public, are refused where others reach the server', () => {
  const never = join(folder, 'never');

  test.each([
    [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    [{ HOST: '::' }, 'HOST is ::'],
    [{ SITE_URL: 'https://example.org' }, 'SITE_URL is https://example.org'],
  ])('%j', async (env, place) => {
    const { code, lines } = await refusedStart({ DATA_DIR: never, ...env });
    expect(lines).toEqual([
      `Environment: DEMO: ${place}, and demo accounts have a public password: set DEMO=off, or DEMO=on for a demonstration`,
    ]);
    expect(code).toBe(1);
  });

  test('also when they were loaded on an earlier start', async () => {
    const dataDir = join(folder, 'demonstration');
    const demonstration = await startServer({ DATA_DIR: dataDir, PORT: '0' });
    expect(await demonstration.end('SIGTERM')).toBe(0);
    const env = { DATA_DIR: dataDir, PORT: '0', HOST: '0.0.0.0' };
    const { code, lines } = await refusedStart({ ...env, DEMO: 'off' });
    expect(lines.at(-1)).toMatch(/^This database holds demo accounts with a public password/);
    expect(code).toBe(1);
    const meant = await startServer({ ...env, DEMO: 'on' });
    expect(await meant.end('SIGTERM')).toBe(0);
    const empty = await startServer({ ...env, DATA_DIR: join(folder, 'empty'), DEMO: 'off' });
    expect(await empty.end('SIGTERM')).toBe(0);
  });
});

describe('What would travel unencrypted is refused, unless it is allowed', () => {
  const never = join(folder, 'never');

  test('the site on a public address', async () => {
    const env = { DATA_DIR: never, SITE_URL: 'http://example.org', DEMO: 'off' };
    const { lines } = await refusedStart(env);
    expect(lines).toEqual([
      'Environment: SITE_URL: http://example.org sends passwords and health data unencrypted: use https, or set ALLOW_PLAIN_HTTP=on',
    ]);
    const local = await startServer({
      ...env,
      DATA_DIR: join(folder, 'plain'),
      PORT: '0',
      ALLOW_PLAIN_HTTP: 'on',
    });
    expect(await local.end('SIGTERM')).toBe(0);
  });

  test.each([
    ['postgres://a:b@db.example.org/members', true],
    ['postgres://a:b@db.example.org/members?sslmode=disable', true],
    ['postgres://a:b@db.example.org/members?sslmode=prefer', true],
    ['postgres://a:b@localhost/members?host=db.example.org', true],
    ['postgres://a:b@db.invalid/members?sslmode=verify-full', false],
    ['postgres://a:b@db.invalid/members?sslmode=require', false],
    ['postgres://a:b@127.0.0.1:1/members', false],
  ])('the database on another machine: %s', (DATABASE_URL, isRefused) => {
    const read = () => readEnvironment({ DATABASE_URL });
    if (isRefused) expect(read).toThrow(/^Environment: DATABASE_URL: another machine is reached/);
    else expect(read).not.toThrow();
    expect(() => readEnvironment({ DATABASE_URL, ALLOW_PLAIN_DATABASE: 'on' })).not.toThrow();
  });
});

describe('A database that cannot be used is refused in one line, without its password', () => {
  test('an unreachable address', async () => {
    const { code, lines } = await refusedStart({
      DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/members',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^DATABASE_URL: cannot connect to 127\.0\.0\.1:1\/members: .*REFUSED/);
    expect(code).toBe(1);
  });

  test('a database that does not exist', async () => {
    const { code, lines } = await refusedStart({
      DATABASE_URL: `postgres://postgres:hidden@${encodeURIComponent(socketFolder)}/nowhere`,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('database "nowhere" does not exist');
    expect(lines[0]).not.toContain('hidden');
    expect(code).toBe(1);
  });

  test('a data folder that another server works on', async () => {
    const dataDir = join(folder, 'shared');
    const first = await startServer({ DATA_DIR: dataDir, PORT: '0' });
    const { code, lines } = await refusedStart({ DATA_DIR: dataDir, PORT: '0' });
    expect(lines).toEqual([
      `Another server is already using ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    ]);
    expect(code).toBe(1);
    expect((await fetch(`${first.url}/health`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });
});

describe('A failed migration is refused with its file and line, and nothing of it stays', () => {
  const good = 'create table posts (id int primary key);';
  const bad = 'create table tags (id int);\n\nalter table posts add colour nonsense;';

  test('not even the files before it', async () => {
    const database = await newDatabase();
    const supabaseDir = project('broken', {
      '20260101000000_posts.sql': good,
      '20260102000000_tags.sql': bad,
    });
    const environment = { DATABASE_URL: database.url, SUPABASE_DIR: supabaseDir, PORT: '0' };
    const { code, lines } = await refusedStart(environment);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      /20260102000000_tags\.sql:3: type "nonsense" does not exist; nothing was applied$/,
    );
    expect(code).toBe(1);

    const { rows } = await asOwner(database.name, (owner) =>
      owner.query("select to_regclass('public.posts') as posts, to_regnamespace('auth') as auth"),
    );
    expect(rows[0]).toEqual({ posts: null, auth: null });

    writeFileSync(
      join(supabaseDir, 'migrations', '20260102000000_tags.sql'),
      'create table tags (id int);',
    );
    const mended = await startServer(environment);
    expect((await fetch(`${mended.url}/health`)).status).toBe(200);
    expect(await mended.end('SIGTERM')).toBe(0);
  });

  test('if a file was changed after it was applied: the line says what to do', async () => {
    const database = await newDatabase();
    const supabaseDir = project('changed', { '20260101000000_posts.sql': good });
    const file = join(supabaseDir, 'migrations', '20260101000000_posts.sql');
    const environment = { DATABASE_URL: database.url, SUPABASE_DIR: supabaseDir, PORT: '0' };
    const first = await startServer(environment);
    expect(await first.end('SIGTERM')).toBe(0);

    writeFileSync(file, `${good}\nalter table posts add column colour text;`);
    writeFileSync(
      join(supabaseDir, 'migrations', '20260102000000_tags.sql'),
      'create table tags ();',
    );
    const { code, lines } = await refusedStart(environment);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/20260101000000_posts\.sql was changed after it was applied/);
    expect(lines[0]).toMatch(/Restore the file, and write the change as a new migration/);
    expect(code).toBe(1);

    // As a checkout with other ends of lines has it, and as Supabase's tool records it.
    writeFileSync(file, `${good.replaceAll('\n', '\r\n')}\r\n`);
    await asOwner(database.name, (owner) =>
      owner.query(
        "update supabase_migrations.schema_migrations set statements = string_to_array(statements[1], ';')",
      ),
    );
    const same = await startServer(environment);
    expect(await same.end('SIGTERM')).toBe(0);
  });

  test('if a migration would end the transaction', async () => {
    const database = await newDatabase();
    const supabaseDir = project('commits', {
      '20260101000000_posts.sql': good,
      '20260102000000_tags.sql': "select ';commit;';\n-- commit;\ncreate table tags ();\nCommit;\n",
    });
    const environment = { DATABASE_URL: database.url, SUPABASE_DIR: supabaseDir, PORT: '0' };
    const { lines } = await refusedStart(environment);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/20260102000000_tags\.sql:4: commit is not allowed/);
    const { rows } = await asOwner(database.name, (owner) =>
      owner.query("select to_regclass('public.posts') as posts"),
    );
    expect(rows[0]).toEqual({ posts: null });
  });

  test('a migration whose name has no version', async () => {
    const supabaseDir = project('unnamed', { 'posts.sql': good });
    const { lines } = await refusedStart({
      DATABASE_URL: (await newDatabase()).url,
      SUPABASE_DIR: supabaseDir,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/posts\.sql: expected a name like 20260101120000_words\.sql$/);
  });

  test('a folder without config.toml, or with a wrong setting', async () => {
    const missing = await refusedStart({ SUPABASE_DIR: join(folder, 'nowhere') });
    expect(missing.lines).toHaveLength(1);
    expect(missing.lines[0]).toMatch(/nowhere\/config\.toml: ENOENT/);
    const supabaseDir = project('wrong', {});
    writeFileSync(join(supabaseDir, 'config.toml'), '[auth]\njwt_expiry = "an hour"\n');
    const wrong = await refusedStart({ SUPABASE_DIR: supabaseDir });
    expect(wrong.lines).toHaveLength(1);
    expect(wrong.lines[0]).toMatch(/wrong\/config\.toml: auth\.jwt_expiry: /);
  });
});

describe('An occupied port', () => {
  function occupy(port: number) {
    return new Promise<{ port: number; close(): void }>((resolve, reject) => {
      const server = createServer().listen({ port, host: 'localhost' }, () => {
        const address = server.address();
        resolve({
          port: address && typeof address === 'object' ? address.port : 0,
          close: () => server.close(),
        });
      });
      server.once('error', reject);
    });
  }

  test('is refused in one line when it was asked for', async () => {
    const { port, close } = await occupy(0);
    const { code, lines } = await refusedStart({
      DATA_DIR: join(folder, 'port'),
      PORT: String(port),
    });
    close();
    expect(lines).toEqual([
      `PORT: ${port} is already in use: stop the other program, or set PORT to another port`,
    ]);
    expect(code).toBe(1);
  });

  test('is no obstacle when nobody asked for it: the next free one serves', async () => {
    // Another program may use port 3000 of this machine, and stop at any time.
    const occupied = await occupy(3000).catch(() => undefined);
    const server = await startServer({ DATA_DIR: join(folder, 'port') });
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect(occupied && server.url).not.toBe('http://localhost:3000');
    expect(await server.end('SIGTERM')).toBe(0);
    occupied?.close();
  });
});
