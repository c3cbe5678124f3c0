import pg from 'pg';
import { type DatabaseLocation, ownerConnection } from 'supabase-gateway/database/connections';
import { prepareDatabase } from 'supabase-gateway/database/open-database';
import { readProjectConfig } from 'supabase-gateway/project/config';
import { startTestCluster } from 'supabase-gateway/testing/cluster';
import { testKeySource } from 'supabase-gateway/testing/encryption';
import type { TestProject } from 'vitest/node';

/** The template database with schema and cast. Every test file gets a copy. */
export const template = 'cast';

/** Starts one PostgreSQL for all of the product's test files and fills the template. */
export default function setup(project: TestProject) {
  const config = withCastOnly(readProjectConfig('supabase'));
  return startTestCluster(project, template, async (location) => {
    await prepareDatabase(location, { supabaseDir: 'supabase', demo: true }, config, testKeySource);
    await allowSlowStatements(location);
  });
}

/** A busy machine is slow, which is no failure: every statement may take longer than in production. */
async function allowSlowStatements(location: DatabaseLocation) {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  for (const role of ['anon', 'authenticated', 'staff', 'authenticator']) {
    await owner.query(`alter role ${role} set statement_timeout = '120s'`);
  }
  await owner.end();
}

/** The cast without two years of demo visits, because tests count their own visits. */
function withCastOnly(config: ReturnType<typeof readProjectConfig>) {
  const seed = { ...config.db.seed, sql_paths: ['./seed.sql'] };
  return { ...config, db: { ...config.db, seed } };
}
