import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { migrate } from 'supabase-gateway/database/migrate';
import { migrationFiles, platformFiles } from 'supabase-gateway/database/sql-files';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { generateTypes } from '../../scripts/lib/generate-types.ts';
import { cliAddress, supabaseCli } from '../../scripts/lib/supabase-cli.ts';
import { template } from '../support/cluster.ts';

const socketFolder = inject('socketFolder');
const name = 'pushed';
const pushed = cliAddress(socketFolder, name);

/** The schema of a new hosted project: the roles, `auth`, `storage`, `realtime`. */
beforeAll(async () => {
  const admin = new pg.Client(ownerConnection({ socketFolder, name: 'postgres' }));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const owner = new pg.Client(ownerConnection({ socketFolder, name }));
  await owner.connect();
  await migrate(owner, { platform: platformFiles(), migrations: [], seeds: [] });
  await owner.end();
  await supabaseCli('db', 'push', '--remote', pushed);
});

async function json<Answer>(...args: string[]): Promise<Answer> {
  return JSON.parse(await supabaseCli(...args, '--remote', pushed, '--output-format', 'json'));
}

// Each test starts the CLI, which is slow on a busy machine.
describe.concurrent('The project deploys to Supabase unchanged:', () => {
  test('`supabase db push` applies every migration', async () => {
    const { migrations } = await json<{ migrations: { local: string; remote: string }[] }>(
      'migration',
      'list',
    );
    const versions = migrationFiles('supabase').map(({ id }) => ({ local: id, remote: id }));
    expect(migrations.map(({ local, remote }) => ({ local, remote }))).toEqual(versions);
  });

  test('it creates the same schema as the gateway', async () => {
    const ours = cliAddress(socketFolder, template);
    const between = ['--from', ours, '--to', pushed];
    expect(await supabaseCli('db', 'diff', '--use-pg-delta', ...between)).toBe('');
  });

  test('its advisors report nothing', async () => {
    const { results } = await json<{ results: { cacheKey: string }[] }>('db', 'advisors');
    expect(results.map(({ cacheKey }) => cacheKey)).toEqual([]);
  });

  test('the gateway accepts the settings of a new project', async () => {
    const folder = temporaryFolder('new-project');
    await supabaseCli('init', '--workdir', folder);
    expect(readProjectConfig(join(folder, 'supabase')).auth.email.enable_signup).toBe(true);
    rmSync(folder, { recursive: true });
  });

  test('its row types equal ours', async () => {
    // After a change of the schema: npm run types
    expect(await generateTypes(pushed)).toBe(readFileSync('supabase/database.types.ts', 'utf8'));
  });
});
