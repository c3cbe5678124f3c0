import { useEffect, useRef, useState } from 'react';
import { jsonEntry, sessionEntry } from '~/shared/browser/storage';

type Drafts = { adminId: string; values: Record<string, unknown> };

const entry = jsonEntry(sessionEntry('admin-drafts'), isDrafts);
const live = new Map<string, () => unknown>();

/**
 * Stores the values of a form when the session expires, and restores them after the next login of
 * the same admin.
 * @param key the form and its record, such as `user:42`.
 * @param read the current values; `undefined` while there is nothing to store.
 * @returns the restored values, once.
 */
export function useDraft<Values>(key: string, read: () => Values | undefined): Values | undefined {
  const [kept] = useState(() => takeDraft(key) as Values | undefined);
  const current = useRef(read);
  current.current = read;
  useEffect(() => {
    live.set(key, () => current.current());
    return () => {
      live.delete(key);
    };
  }, [key]);
  return kept;
}

/** Stores the values of all open forms before the page reloads at the end of the session. */
export function keepDrafts(adminId: string): void {
  const values: Record<string, unknown> = {};
  for (const [key, read] of live) {
    const value = read();
    if (value !== undefined) values[key] = value;
  }
  if (Object.keys(values).length > 0) entry.write({ adminId, values });
}

/** Deletes the drafts of other admins. */
export function deleteDrafts(exceptOf?: string): void {
  const drafts = entry.read();
  if (drafts && drafts.adminId !== exceptOf) entry.remove();
}

/** Whether drafts are restored after the next login. */
export function hasDrafts(): boolean {
  return entry.read() !== undefined;
}

function takeDraft(key: string): unknown {
  const drafts = entry.read();
  if (!drafts || !(key in drafts.values)) return undefined;
  // The draft is deleted a second later, because the form may render twice before it settles.
  setTimeout(() => forget(key), 1000);
  return drafts.values[key];
}

function forget(key: string) {
  const drafts = entry.read();
  if (!drafts) return;
  const { [key]: _taken, ...others } = drafts.values;
  if (Object.keys(others).length > 0) entry.write({ ...drafts, values: others });
  else entry.remove();
}

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Drafts).adminId === 'string' &&
    typeof (value as Drafts).values === 'object' &&
    (value as Drafts).values !== null
  );
}
