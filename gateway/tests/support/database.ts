import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseLocation, ownerConnection } from '../../src/database/connections.ts';

type NewDatabase = {
  /** The database to copy. Without one, the new database is empty. */
  template?: string | undefined;
  /** The role that owns the database. The database's URL signs in as this role. */
  user?: string;
};

/** Creates a database on the tests' PostgreSQL server. Its URL looks like an operator's URL. */
export async function newDatabase({ template, user = 'postgres' }: NewDatabase = {}) {
  const socketFolder = inject('socketFolder');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const from = template ? ` template "${template}"` : '';
  await asOwner('postgres', (owner) =>
    owner.query(`create database "${name}" owner "${user}"${from}`),
  );
  const url = `postgres://${user}:secret@${encodeURIComponent(socketFolder)}/${name}`;
  return { name, url, location: { socketFolder, name } };
}

/** Connects to a test database as its owner, who bypasses all row policies. */
export async function connectAsOwner(location: DatabaseLocation): Promise<pg.Client> {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  return owner;
}

/** Runs work on a test database as its owner. */
export async function asOwner<Result>(
  name: string,
  work: (owner: pg.Client) => Promise<Result>,
): Promise<Result> {
  const owner = await connectAsOwner({ socketFolder: inject('socketFolder'), name });
  return work(owner).finally(() => owner.end());
}
