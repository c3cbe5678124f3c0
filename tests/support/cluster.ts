import { rmSync } from 'node:fs';
import pg from 'pg';
import { ownerConnection } from 'supabase-gateway/database/connections';
import { startCluster } from 'supabase-gateway/database/embedded/cluster';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import type { TestProject } from 'vitest/node';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.ts';
import { testKeySource } from './encryption.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL that all tests share. */
    socketFolder: string;
  }
}

/** The template database with schema and cast. Every test file gets a copy. */
export const template = 'cast';

/** Starts one PostgreSQL for all test files and fills the template. */
export default async function setup(project: TestProject) {
  const folder = temporaryFolder('tests');
  const cluster = await startCluster(folder);
  const { socketFolder } = cluster;
  const owner = new pg.Client(ownerConnection({ socketFolder, name: 'postgres' }));
  await owner.connect();
  // The data is temporary. A checkpoint would write the files of a hundred databases to disk, and the
  // stop at the end would wait for it, for minutes on a busy machine.
  await owner.query('alter system set fsync = off');
  await owner.query('select pg_reload_conf()');
  await owner.query(`create database "${template}"`);
  await owner.end();
  await prepareDatabase(
    { socketFolder, name: template },
    { supabaseDir: 'supabase', demo: true },
    withCastOnly(readProjectConfig('supabase')),
    testKeySource,
  );
  project.provide('socketFolder', socketFolder);
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** The cast without two years of demo visits, because tests count their own visits. */
function withCastOnly(config: ReturnType<typeof readProjectConfig>) {
  const seed = { ...config.db.seed, sql_paths: ['./seed.sql'] };
  return { ...config, db: { ...config.db, seed } };
}
