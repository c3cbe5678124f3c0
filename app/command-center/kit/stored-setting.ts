import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
/** What was chosen while storage is closed. */
const unstored = new Map<string, string>();

/**
 * A setting of one person in this browser, shared by all screens that use it.
 * @param name of the setting; it is stored under `admin-<name>:<adminId>`.
 * @param values what it can be, the default first.
 */
export function useStoredSetting<Value extends string>(
  name: string,
  adminId: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const key = `admin-${name}:${adminId}`;
  const read = () => values.find((value) => value === stored(key)) ?? values[0];
  const value = useSyncExternalStore(subscribe, read, () => values[0]);
  const change = (next: Value) => {
    unstored.set(key, next);
    try {
      localStorage.setItem(key, next);
    } catch (error) {
      // Closed or full storage: the setting lasts as long as the page.
      console.warn('Setting:', error);
    }
    for (const listener of listeners) listener();
  };
  return [value, change];
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? unstored.get(key);
  } catch {
    return unstored.get(key);
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
