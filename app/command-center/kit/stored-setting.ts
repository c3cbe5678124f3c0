import { useSyncExternalStore } from 'react';
import { jsonEntry, localEntry } from '~/shared/browser/storage';

const listeners = new Set<() => void>();

/** The last JSON values by key, so that an unchanged text remains the same value. */
const parsed = new Map<string, { text: string | undefined; value: unknown }>();

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

/**
 * A JSON value of one admin in this browser, shared by all screens that use it.
 * @returns the value, `undefined` if there is none, and a function that stores another one or, with
 * `undefined`, removes it.
 */
export function useStoredJson<Value>(
  name: string,
  adminId: string,
  isValid: (value: unknown) => value is Value,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const entry = localEntry(`admin-${name}:${adminId}`);
  const read = () => {
    const text = entry.read();
    const last = parsed.get(entry.key);
    if (last && last.text === text) return last.value as Value | undefined;
    const value = jsonEntry(entry, isValid).read();
    parsed.set(entry.key, { text, value });
    return value;
  };
  const value = useSyncExternalStore(subscribe, read, () => undefined);
  const change = (next: Value | undefined) => {
    if (next === undefined) entry.remove();
    else entry.write(JSON.stringify(next));
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
