import { rmSync } from 'node:fs';
import { startCluster } from '../../src/database/embedded/cluster.ts';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { testKeySource } from '../../tests/support/encryption.ts';

/** A database on a benchmark's PostgreSQL server. */
export type BenchDatabase = { socketFolder: string; name: string };

/** Runs a benchmark on a separate PostgreSQL server, which is removed even after an error. */
export async function withCluster(name: string, work: (socketFolder: string) => Promise<void>) {
  const folder = temporaryFolder(name);
  const cluster = await startCluster(folder);
  try {
    await work(cluster.socketFolder);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Applies a project's migrations and demo data to a database. */
export async function prepareProject(location: BenchDatabase, supabaseDir: string) {
  const config = readProjectConfig(supabaseDir);
  await prepareDatabase(location, { supabaseDir, demo: true }, config, testKeySource);
}

/** Runs a benchmark on a separate PostgreSQL server whose database contains this project. */
export function withProject(
  name: string,
  supabaseDir: string,
  work: (location: BenchDatabase) => Promise<void>,
) {
  return withCluster(name, async (socketFolder) => {
    const location = { socketFolder, name: 'postgres' };
    await prepareProject(location, supabaseDir);
    await work(location);
  });
}
