import { localEntry } from './storage';

/**
 * The account whose files wait in this browser to be sent, and how many. The files are in an
 * IndexedDB of the member; this entry exists so that pages without files do not load the code for
 * them.
 */
const entry = localEntry('unsent-files');

export function readUnsentFiles(): { userId: string; count: number } {
  const [userId = '', count] = (entry.read() ?? '').split(' ');
  return { userId, count: Number(count) || 0 };
}

/** Writes the entry before the first file is stored, so that it can always be deleted. */
export function writeUnsentFiles(userId: string, count: number): void {
  entry.write(`${userId} ${count}`);
}

/** The member's IndexedDB. Each member has one, so that no other member's page opens it. */
export function unsentFilesDatabase(userId: string): string {
  return `request-files-${userId}`;
}

/** Deletes the files of the last member, or only those of another member than this one. */
export function deleteUnsentFiles(except?: string): void {
  const { userId } = readUnsentFiles();
  if (!userId || userId === except) return;
  entry.remove();
  try {
    indexedDB.deleteDatabase(unsentFilesDatabase(userId));
  } catch (error) {
    // Some private windows have no database, or refuse it.
    console.info('Unsent files:', error);
  }
}
