import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type DatabaseLocation, ownerConnection } from '../../src/database/connections.ts';
import { startCluster } from '../../src/database/embedded/cluster.ts';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';
import { prepareDatabase } from '../../src/database/open-database.ts';
import { readProjectConfig } from '../../src/project/config.ts';
import { testKeySource } from './encryption.ts';
import { testProject } from './people.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of the PostgreSQL server that all tests share. */
    socketFolder: string;
  }
}

/**
 * Starts one PostgreSQL server for all test files and prepares the database that each file copies.
 * @returns the function that stops PostgreSQL and removes its data.
 */
export async function startTestCluster(
  project: TestProject,
  template: string,
  prepare: (location: DatabaseLocation) => Promise<unknown>,
) {
  const folder = temporaryFolder('tests');
  const cluster = await startCluster(folder);
  const stop = async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await createTemplate(cluster.socketFolder, template);
    await prepare({ socketFolder: cluster.socketFolder, name: template });
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('socketFolder', cluster.socketFolder);
  return stop;
}

async function createTemplate(socketFolder: string, template: string) {
  const owner = new pg.Client(ownerConnection({ socketFolder, name: 'postgres' }));
  await owner.connect();
  // The data is temporary. With fsync, each checkpoint writes the files of a hundred databases one
  // by one, and the final shutdown takes minutes on a busy machine.
  await owner.query('alter system set fsync = off');
  await owner.query('select pg_reload_conf()');
  await owner.query(`create database "${template}"`);
  await owner.end();
}

/** The global setup of the gateway's tests. */
export default function setup(project: TestProject) {
  const { supabaseDir, template } = testProject;
  return startTestCluster(project, template, (location) =>
    prepareDatabase(
      location,
      { supabaseDir, demo: true },
      readProjectConfig(supabaseDir),
      testKeySource,
    ),
  );
}
