import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupError } from '../../startup-error.ts';

export type SystemUser = { name: string; uid: number; gid: number };

/**
 * Returns the operating system user for PostgreSQL if Node runs as root, because PostgreSQL refuses
 * to run as root. The user is `postgres` if it exists, otherwise `nobody`. It is undefined if Node
 * runs as an ordinary user.
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

/** Whether the user has access to every parent folder of this path. */
export function canReach(path: string, user: SystemUser): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === dirname(folder)) return true;
  }
}
