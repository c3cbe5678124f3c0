import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { asOwner, newDatabase } from '../support/database.ts';
import { testKeySource } from '../support/encryption.ts';

const folder = temporaryFolder('projects');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const warnings: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation((line) => warnings.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  warnings.length = 0;
});

/** Prepares a separate database for a project with these files, and runs work as its owner. */
async function prepared<Result>(
  files: Record<string, string>,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const supabaseDir = join(folder, randomUUID());
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(supabaseDir, name)), { recursive: true });
    writeFileSync(join(supabaseDir, name), text);
  }
  const { name, location } = await newDatabase();
  const config = readProjectConfig(supabaseDir);
  // It runs twice, because a restart must not apply anything again.
  await prepareDatabase(location, { supabaseDir, demo: true }, config, testKeySource);
  await prepareDatabase(location, { supabaseDir, demo: true }, config, testKeySource);
  return asOwner(name, work);
}

describe('Any Supabase project starts:', () => {
  test('one with nothing but its config.toml, with a warning', async () => {
    await prepared({ 'config.toml': '' }, async () => undefined);
    expect(warnings.some((line) => /migrations: folder not found/.test(line))).toBe(true);
    expect(warnings.some((line) => /sql_paths: no file matches \.\/seed\.sql$/.test(line))).toBe(
      true,
    );
  });

  test('one whose seeds are named by patterns, each file once and in order', async () => {
    const write = (text: string) => `insert into written (text) values ('${text}');`;
    const files = {
      'config.toml':
        '[db.seed]\nsql_paths = ["./first.sql", "./seeds/*.sql", "seeds/b.sql", "./none/*.sql"]',
      'migrations/20260101000000_written.sql':
        'create table written (number int generated always as identity, text text);',
      'first.sql': write('first'),
      'seeds/b.sql': write('b'),
      'seeds/a.sql': write('a'),
      'seeds/notes.txt': 'no SQL',
    };
    const rows = await prepared(files, async (owner) => {
      const { rows: written } = await owner.query<{ text: string }>(
        'select text from written order by number',
      );
      return written.map(({ text }) => text);
    });
    expect(rows).toEqual(['first', 'a', 'b']);
    expect([...new Set(warnings)]).toEqual([
      expect.stringMatching(/sql_paths: no file matches \.\/none\/\*\.sql$/),
    ]);
  });

  test('one with policies on files and channels', async () => {
    const files = {
      'config.toml': '[db.seed]\nenabled = false',
      'migrations/20260101000000_files.sql': `
        insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
        values ('avatars', 'avatars', true, 1048576, array['image/png']) on conflict (id) do nothing;
        create policy "Own folder" on storage.objects for insert to authenticated
          with check (bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid()::text)
            and storage.extension(name) = 'png' and storage.filename(name) <> '');
        create policy "Own channel" on realtime.messages for select to authenticated
          using (realtime.topic() = 'room:' || auth.uid()::text and realtime.messages.extension = 'broadcast');
        create table public.notes (id int primary key);
        alter publication supabase_realtime add table public.notes;`,
    };
    const [row] = await prepared(files, async (owner) => {
      const { rows } = await owner.query(
        `select storage.foldername(name) as folders, storage.filename(name) as file,
           storage.extension(name) as extension, realtime.topic() as topic
         from (values ('a/b/c.tar.png')) as files (name)`,
      );
      return rows;
    });
    expect(row).toEqual({
      folders: ['a', 'b'],
      file: 'c.tar.png',
      extension: 'png',
      topic: null,
    });
  });
});
