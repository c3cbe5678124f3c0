import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type SystemUser = { name: string; uid: number; gid: number };

/**
 * The operating system user that PostgreSQL runs under when Node runs as root, which PostgreSQL
 * refuses to do: `postgres` where there is one, else `nobody`. Undefined for an ordinary user.
 */
export function postgresSystemUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { name, uid: Number(uid), gid: Number(gid) };
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody": start as another user, or set DATABASE_URL',
  );
}

/** Whether the user may pass through every folder above this path. */
export function canReach(path: string, user: SystemUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
