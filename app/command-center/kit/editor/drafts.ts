import { jsonEntry, localEntry } from '~/shared/browser/storage';

/** What was typed in one form, and when. */
export type Draft<Value = unknown> = { at: string; value: Value };

type Drafts = { adminId: string; values: Record<string, Draft> };

/** How long a draft can be restored, in milliseconds. */
const lifetime = 7 * 86_400_000;

/** The drafts of the admin who signed in last, for all tabs. After a log-out they belong to no one. */
const entry = jsonEntry(localEntry('admin-drafts'), isDrafts);
const open = new Set<() => void>();

/** Drafts that are too old are deleted. */
export function readDraft<Value>(adminId: string, key: string): Draft<Value> | undefined {
  return readDrafts(adminId)?.values[key] as Draft<Value> | undefined;
}

/** Stores a value, or with `undefined` deletes it, unless the drafts in this browser are another admin’s. */
export function writeDraft(adminId: string, key: string, value: unknown): void {
  const drafts = readDrafts(adminId);
  if (!drafts || (value === undefined && !(key in drafts.values))) return;
  const { [key]: _before, ...values } = drafts.values;
  if (value !== undefined) values[key] = { at: new Date().toISOString(), value };
  entry.write({ adminId, values });
}

/**
 * Registers an open form, whose values are stored when the page is left or the session ends.
 * @returns the function that removes it.
 */
export function addForm(keep: () => void): () => void {
  if (open.size === 0) {
    window.addEventListener('pagehide', keepDrafts);
    document.addEventListener('visibilitychange', keepDrafts);
  }
  open.add(keep);
  return () => {
    open.delete(keep);
    if (open.size > 0) return;
    window.removeEventListener('pagehide', keepDrafts);
    document.removeEventListener('visibilitychange', keepDrafts);
  };
}

/** Stores the values of all open forms. */
export function keepDrafts(): void {
  for (const keep of open) keep();
}

/** Deletes the drafts of other admins when an admin signs in. */
export function openDrafts(adminId: string): void {
  if (entry.read()?.adminId !== adminId) entry.write({ adminId, values: {} });
}

/** Deletes all drafts at a log-out. The forms that other tabs still show store nothing more. */
export function closeDrafts(): void {
  entry.write({ adminId: '', values: {} });
}

/** Whether drafts are restored after the next login of the same admin. */
export function hasDrafts(): boolean {
  const drafts = entry.read();
  return Object.keys((drafts && readDrafts(drafts.adminId))?.values ?? {}).length > 0;
}

/** The drafts of this admin; none if they are another admin’s. */
function readDrafts(adminId: string): Drafts | undefined {
  const drafts = entry.read() ?? { adminId, values: {} };
  if (drafts.adminId !== adminId) return undefined;
  const all = Object.entries(drafts.values);
  const fresh = all.filter(([, { at }]) => Date.now() - Date.parse(at) < lifetime);
  if (fresh.length === all.length) return drafts;
  const left = { adminId, values: Object.fromEntries(fresh) };
  entry.write(left);
  return left;
}

function isDrafts(value: unknown): value is Drafts {
  const { adminId, values } = (value ?? {}) as Partial<Drafts>;
  if (typeof adminId !== 'string' || typeof values !== 'object' || values === null) return false;
  return Object.values(values).every((draft) => !Number.isNaN(Date.parse(draft?.at)));
}
