import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasStoredSession } from '~/shared/backend/stored-session';
import { unsentFilesDatabase, writeUnsentFiles } from '~/shared/browser/unsent-files';
import type { LocalPage } from './local-page';
import { announce } from './page-changes';

/** Pages, and their bytes apart, so that a list does not load them. */
interface Schema extends DBSchema {
  pages: { key: string; value: LocalPage };
  contents: { key: string; value: Blob | ArrayBuffer };
}

let opened: { userId: string; database: Promise<IDBPDatabase<Schema>> } | undefined;

/** The member's pages in their order. */
export async function readPages(userId: string): Promise<LocalPage[]> {
  const database = await open(userId);
  const pages = await database.getAll('pages');
  return pages.sort((a, b) => a.position - b.position);
}

/** The bytes of a page: as it was chosen while it is being prepared, then as it will be sent. */
export async function readContent(userId: string, id: string) {
  return (await open(userId)).get('contents', id);
}

/** Stores a page and its bytes at once. @throws QuotaExceededError without space */
export async function addPage(userId: string, page: LocalPage, content: Blob | ArrayBuffer) {
  const database = await open(userId);
  const change = database.transaction(['pages', 'contents'], 'readwrite');
  await Promise.all([
    change.objectStore('pages').put(page),
    change.objectStore('contents').put(content, page.id),
    change.done,
  ]);
  await changed(userId);
}

/** Changes a page, and its bytes if given. A page that was removed since stays removed. */
export async function updatePage(
  userId: string,
  id: string,
  changes: Partial<LocalPage>,
  content?: ArrayBuffer,
): Promise<void> {
  const database = await open(userId);
  const change = database.transaction(['pages', 'contents'], 'readwrite');
  const page = await change.objectStore('pages').get(id);
  if (page) {
    await change.objectStore('pages').put({ ...page, ...changes });
    if (content) await change.objectStore('contents').put(content, id);
  }
  await change.done;
  await changed(userId);
}

export async function removePage(userId: string, id: string): Promise<void> {
  const database = await open(userId);
  const change = database.transaction(['pages', 'contents'], 'readwrite');
  await Promise.all([
    change.objectStore('pages').delete(id),
    change.objectStore('contents').delete(id),
    change.done,
  ]);
  await changed(userId);
}

/** Remembers that there is something to send, for the next visit and for the sign-out dialog. */
async function changed(userId: string): Promise<void> {
  const database = await open(userId);
  const pages = await database.getAll('pages');
  const count = pages.filter(({ state }) => state !== 'refused').length;
  writeUnsentFiles(userId, count);
  announce({ kind: 'pages' });
}

/** @throws when no one is signed in: what signing out deletes must not be created again. */
async function open(userId: string): Promise<IDBPDatabase<Schema>> {
  if (!hasStoredSession()) throw new Error('No one is signed in.');
  if (opened?.userId === userId) return opened.database;
  // The entry that signing out reads must exist before the first page does.
  const database = openDB<Schema>(unsentFilesDatabase(userId), 1, {
    upgrade(created) {
      writeUnsentFiles(userId, 0);
      created.createObjectStore('pages', { keyPath: 'id' });
      created.createObjectStore('contents');
    },
    blocking: close,
    terminated: forget,
  });
  opened = { userId, database };
  database.catch(forget);
  return database;
}

/** Signing out deletes the database, which waits until it is closed. */
function close(): void {
  void opened?.database.then((database) => database.close());
  forget();
}

function forget(): void {
  opened = undefined;
  announce({ kind: 'pages' });
}
