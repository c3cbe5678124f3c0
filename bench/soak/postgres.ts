import { readFileSync } from 'node:fs';
import pg from 'pg';
import { databaseName, ownerConnection } from 'supabase-gateway/database/connections';
import { findLocations } from 'supabase-gateway/database/embedded/locations';
import { readPostmaster } from 'supabase-gateway/database/embedded/postmaster';
import { postgresSystemUser } from 'supabase-gateway/database/embedded/system-user';

/** The embedded PostgreSQL of a data folder, from the outside. */
export class Postgres {
  readonly #cluster: string;

  constructor(dataDir: string) {
    this.#cluster = findLocations(dataDir, postgresSystemUser()).cluster;
  }

  /** Its first process and its child processes. */
  processes(): { first: number; others: number[] } {
    const { pid } = this.#running();
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return { first: pid, others: children.split(' ').filter(Boolean).map(Number) };
  }

  /** A connection that bypasses all row policies. */
  async owner(): Promise<pg.Client> {
    const { socketFolder } = this.#running();
    const owner = new pg.Client(ownerConnection({ socketFolder, name: databaseName }));
    owner.on('error', () => undefined);
    await owner.connect();
    return owner;
  }

  #running() {
    const running = readPostmaster(this.#cluster);
    if (!running) throw new Error('PostgreSQL is not running.');
    return running;
  }
}

/** Sends a signal, unless the process has already exited. */
export function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
