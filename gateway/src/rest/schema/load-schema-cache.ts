import type pg from 'pg';
import { loadApiSettings } from './load-api-settings.ts';
import { loadComputedFields } from './load-computed-fields.ts';
import { loadForeignKeys, loadPrimaryKeys } from './load-foreign-keys.ts';
import { loadFunctions } from './load-functions.ts';
import { loadRelations } from './load-relations.ts';
import { loadRoleSettings } from './load-role-settings.ts';
import { loadTypes } from './load-types.ts';
import { loadViewColumns } from './load-view-columns.ts';
import { connectRelations } from './relationships.ts';
import type { SchemaCache } from './schema-cache.ts';

/** The schema as last read. `reload` reads it again and replaces it at once. */
export type SchemaCacheHolder = {
  readonly current: SchemaCache;
  reload(): Promise<void>;
};

/**
 * Reads what the exposed schemas contain.
 * @param schemas the exposed schemas.
 * @param extraSearchPath schemas whose functions and types may be named without their schema.
 */
export async function loadSchemaCache(
  pool: pg.Pool,
  schemas: string[],
  extraSearchPath: string[] = [],
): Promise<SchemaCacheHolder> {
  let current = await readSchema(pool, schemas, extraSearchPath);
  return {
    get current() {
      return current;
    },
    async reload() {
      current = await readSchema(pool, schemas, extraSearchPath);
    },
  };
}

async function readSchema(
  pool: pg.Pool,
  schemas: string[],
  extraSearchPath: string[],
): Promise<SchemaCache> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // Without a search path, PostgreSQL writes every name with its schema.
    await client.query("set local search_path = ''");
    const computed = await loadComputedFields(client);
    const { relations, byOid } = await loadRelations(client, schemas, computed);
    connectRelations(byOid, {
      foreignKeys: await loadForeignKeys(client),
      primaryKeys: await loadPrimaryKeys(client),
      viewColumns: await loadViewColumns(client),
      computed: computed.relationships,
    });
    const cache: SchemaCache = {
      relations,
      functions: await loadFunctions(client, schemas, byOid),
      types: await loadTypes(client, [...schemas, ...extraSearchPath]),
      roleSettings: await loadRoleSettings(client),
      settings: await loadApiSettings(client),
    };
    await client.query('commit');
    client.release();
    return cache;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
