import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasStoredSession } from '~/shared/backend/stored-session';
import {
  readUnsentFiles,
  unsentFilesDatabase,
  writeUnsentFiles,
} from '~/shared/browser/unsent-files';
import { isMissing, isUnsent, type LocalPage } from './local-page';

/**
 * Pages, and their bytes apart, so that a list does not load them. Safari's private windows refuse
 * blobs (jakearchibald/idb#58). Earlier versions stored them, and pages that waited for a review.
 */
interface Schema extends DBSchema {
  pages: {
    key: string;
    value: Omit<LocalPage, 'state'> & { state: LocalPage['state'] | 'review' };
  };
  contents: { key: string; value: ArrayBuffer | Blob };
}

type Kept = { userId: string; page: LocalPage; content: ArrayBuffer };

/** Pages that the browser could not store. They last as long as this tab. */
const memory = new Map<string, Kept>();

type Database = IDBPDatabase<Schema>;

/** The member's database, or `undefined` if the browser has none for this page. */
let opened: { userId: string; database: Promise<Database | undefined> } | undefined;

/** The member's pages in their order. */
export async function readPages(userId: string): Promise<LocalPage[]> {
  const database = await open(userId);
  const stored = (await database?.getAll('pages')) ?? [];
  const kept = [...memory.values()].filter((one) => one.userId === userId);
  return stored
    .filter(({ id }) => !memory.has(id))
    .map(
      (page): LocalPage => ({ ...page, state: page.state === 'review' ? 'waiting' : page.state }),
    )
    .concat(kept.map(({ page }) => page))
    .toSorted((a, b) => a.position - b.position);
}

/** The bytes of a page: as it was chosen while it is being prepared, then as it will be sent. */
export async function readContent(userId: string, id: string): Promise<ArrayBuffer | undefined> {
  const database = await open(userId);
  const content = memory.get(id)?.content ?? (await database?.get('contents', id));
  return content instanceof Blob ? content.arrayBuffer() : content;
}

/** Stores a page and its bytes at once; in memory if the browser cannot. */
export async function addPage(userId: string, page: LocalPage, content: ArrayBuffer) {
  const database = await open(userId);
  const isStored = await attempt(database && write(database, page, content));
  if (!isStored) keep({ userId, page, content });
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
  const isStored =
    !memory.has(id) && (await attempt(database && change(database, id, changes, content)));
  const page = isStored ? undefined : (await readPages(userId)).find((one) => one.id === id);
  if (page) {
    const bytes = content ?? (await readContent(userId, id)) ?? new ArrayBuffer(0);
    keep({ userId, page: { ...page, ...changes }, content: bytes });
  }
  await changed(userId);
}

export async function removePage(userId: string, id: string): Promise<void> {
  memory.delete(id);
  const database = await open(userId);
  if (database) {
    const removal = database.transaction(['pages', 'contents'], 'readwrite');
    await Promise.all([
      removal.objectStore('pages').delete(id),
      removal.objectStore('contents').delete(id),
      removal.done,
    ]);
  }
  await changed(userId);
}

/** Removes the pages of a request from this browser. */
export async function removePagesOf(userId: string, requestId: string): Promise<void> {
  for (const page of await readPages(userId)) {
    if (page.requestId === requestId) await removePage(userId, page.id);
  }
}

/** How many pages of a request the member has chosen that the server does not have. */
export async function countMissing(userId: string, requestId: string): Promise<number> {
  const pages = await readPages(userId);
  return pages.filter((page) => page.requestId === requestId && isMissing(page)).length;
}

/** Remembers that there is something to send, for the next visit and for the sign-out dialog. */
export async function changed(userId: string): Promise<void> {
  const pages = await readPages(userId);
  writeUnsentFiles(userId, pages.filter(isUnsent).length);
  announce({ kind: 'pages' });
}

/** Whether the browser has stored it. Without a database, or when the disk is full, it has not. */
async function attempt(storing: Promise<void> | undefined): Promise<boolean> {
  try {
    await storing;
    return storing !== undefined;
  } catch (error) {
    console.info('Page store:', error);
    return false;
  }
}

function keep({ userId, page, content }: Kept): void {
  // The entry that signing out reads must exist before the page does.
  if (readUnsentFiles().userId !== userId) writeUnsentFiles(userId, 0);
  memory.set(page.id, { userId, page: { ...page, isInMemory: true }, content });
}

async function write(database: Database, page: LocalPage, content: ArrayBuffer) {
  const addition = database.transaction(['pages', 'contents'], 'readwrite');
  await Promise.all([
    addition.objectStore('pages').put(page),
    addition.objectStore('contents').put(content, page.id),
    addition.done,
  ]);
}

async function change(
  database: Database,
  id: string,
  changes: Partial<LocalPage>,
  content?: ArrayBuffer,
) {
  const update = database.transaction(['pages', 'contents'], 'readwrite');
  const page = await update.objectStore('pages').get(id);
  if (page) {
    await update.objectStore('pages').put({ ...page, ...changes });
    if (content) await update.objectStore('contents').put(content, id);
  }
  await update.done;
}

/** @throws when no one is signed in: what signing out deletes must not be created again. */
async function open(userId: string): Promise<Database | undefined> {
  if (!hasStoredSession()) throw new Error('No one is signed in.');
  // Signing out has removed the entry, and the next sign-in of this tab finds no pages.
  if (memory.size > 0 && readUnsentFiles().userId !== userId) memory.clear();
  if (opened?.userId !== userId) opened = { userId, database: openDatabase(userId) };
  return opened.database;
}

async function openDatabase(userId: string): Promise<Database | undefined> {
  try {
    return await openDB<Schema>(unsentFilesDatabase(userId), 1, {
      upgrade(created) {
        // The entry that signing out reads must exist before the first page does.
        writeUnsentFiles(userId, 0);
        created.createObjectStore('pages', { keyPath: 'id' });
        created.createObjectStore('contents');
      },
      blocking: close,
      terminated: forget,
    });
  } catch (error) {
    console.info('Page store:', error);
    return undefined;
  }
}

/** Signing out deletes the database, which waits until it is closed. */
function close(): void {
  void opened?.database.then((database) => database?.close());
  forget();
}

function forget(): void {
  opened = undefined;
  announce({ kind: 'pages' });
}

/** What the tabs of this browser tell each other. No contents: pages are read from the store. */
export type PageChange =
  | { kind: 'pages' }
  /** Bytes of a page that the server has. Also says that the sending tab is alive. */
  | { kind: 'progress'; id: string; sent: number }
  /** The server has a page. */
  | { kind: 'stored'; id: string; size: number };

const listeners = new Set<(change: PageChange) => void>();
let channel: BroadcastChannel | undefined;

/** Tells this tab and the others. */
export function announce(change: PageChange): void {
  tell(change);
  openChannel()?.postMessage(change);
}

/** Calls back on every change in any tab. Returns the function that stops it. */
export function onPageChange(listener: (change: PageChange) => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(change: PageChange): void {
  for (const listener of listeners) listener(change);
}

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  if (!channel) {
    channel = new BroadcastChannel('request-files');
    channel.onmessage = ({ data }: MessageEvent<PageChange>) => tell(data);
  }
  return channel;
}
