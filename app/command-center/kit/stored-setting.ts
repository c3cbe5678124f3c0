import { useSyncExternalStore } from 'react';
import { localEntry } from '~/shared/browser/storage';

const listeners = new Set<() => void>();

/**
 * A setting of one admin in this browser, shared by all screens that use it.
 * @param name of the setting; it is stored under `admin-<name>:<adminId>`.
 * @param values the valid values, the default first.
 */
export function useStoredSetting<Value extends string>(
  name: string,
  adminId: string,
  values: readonly [Value, ...Value[]],
): readonly [Value, (value: Value) => void] {
  const entry = localEntry(`admin-${name}:${adminId}`);
  const read = () => values.find((value) => value === entry.read()) ?? values[0];
  const value = useSyncExternalStore(subscribe, read, () => values[0]);
  const change = (next: Value) => {
    entry.write(next);
    for (const listener of listeners) listener();
  };
  return [value, change];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
