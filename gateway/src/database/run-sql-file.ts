import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { SqlFile } from './sql-files.ts';

/**
 * Runs a file of SQL statements on a connection with an open transaction.
 * @throws StartupError with the file, the line and PostgreSQL's message.
 */
export async function runSqlFile(client: pg.Client, file: SqlFile) {
  try {
    await client.query(file.sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const line = error.position
      ? `:${file.sql.slice(0, Number(error.position)).split('\n').length}`
      : '';
    throw new StartupError(`${file.path}${line}: ${error.message}; nothing was applied`);
  }
}
