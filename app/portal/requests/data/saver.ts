import { useEffect, useSyncExternalStore } from 'react';
import type { StoredEntry } from '~/shared/browser/storage';
import { useLeaveWarning } from '~/shared/browser/use-leave-warning';

const retryMs = 8000;

export type SaveState<Values> = {
  /** Input that is in the browser only. */
  unsaved: Partial<Values>;
  isSaving: boolean;
  /** Why the last attempt failed. */
  failure: unknown;
};

export type Saver<Values extends object> = ReturnType<typeof createSaver<Values>>;

export type SaverOptions<Values> = {
  /** Where unsaved input outlives the page; undefined if it does not. */
  entry?: Pick<StoredEntry<Partial<Values>>, 'read' | 'write' | 'remove'>;
  /** Saves input, and the last step that is complete. */
  save: (changes: Partial<Values>, step: number | undefined) => Promise<void>;
  /** The time without input after which it is saved. */
  delayMs: number;
  /** Whether a value can be saved. What cannot be saved yet waits. */
  accepts?: <Name extends keyof Values>(name: Name, value: Values[Name]) => boolean;
};

/**
 * Keeps input in the browser as it is typed, and saves it to the database when the member pauses or
 * finishes a step. One save runs at a time. What fails stays, and is part of the next.
 */
export function createSaver<Values extends object>(options: SaverOptions<Values>) {
  const { entry, save, delayMs, accepts = () => true } = options;
  type Changes = Partial<Values>;
  type Input = [name: keyof Values, value: Values[keyof Values]];
  let state: SaveState<Values> = {
    unsaved: entry?.read() ?? {},
    isSaving: false,
    failure: undefined,
  };
  let completed: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const listeners = new Set<() => void>();

  const update = (changes: Partial<SaveState<Values>>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const keep = (unsaved: Changes) => {
    if (Object.keys(unsaved).length > 0) entry?.write(unsaved);
    else entry?.remove();
    update({ unsaved });
  };

  /** The unsaved input that meets a condition. */
  const unsavedThat = (isWanted: (...input: Input) => boolean): Changes => {
    const input = Object.entries(state.unsaved) as Input[];
    return Object.fromEntries(input.filter((one) => isWanted(...one))) as Changes;
  };

  const saveOnce = async () => {
    const step = completed;
    const sent = unsavedThat(accepts);
    if (Object.keys(sent).length === 0 && step === undefined) return;
    completed = undefined;
    update({ isSaving: true });
    try {
      await save(sent, step);
      // What changed during the request is still unsaved.
      keep(unsavedThat((name, value) => sent[name] !== value));
      update({ isSaving: false, failure: undefined });
    } catch (failure) {
      completed ??= step;
      update({ isSaving: false, failure });
    }
  };

  /** Saves now. It resolves after the attempt, also if it failed. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    queue = queue.then(saveOnce);
    return queue;
  };

  const change = (changes: Changes, delay = delayMs) => {
    keep({ ...state.unsaved, ...changes });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      change({ [name]: value } as unknown as Changes),
    complete: (step: number) => {
      completed = Math.max(completed ?? 0, step);
      return flush();
    },
    flush,
    /** Forgets what is in the browser, after the request was sent or deleted. */
    discard: () => {
      clearTimeout(timer);
      entry?.remove();
      state = { unsaved: {}, isSaving: false, failure: undefined };
    },
  };
}

/** The state of a saver, which saves when the page is hidden or left, and tries again after a failure. */
export function useSaver<Values extends object>(saver: Saver<Values>): SaveState<Values> {
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const { failure, unsaved } = state;

  useEffect(() => {
    const saveNow = () => void saver.flush();
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', onHide);
    // What an earlier visit could not save.
    saveNow();
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', onHide);
      saveNow();
    };
  }, [saver]);

  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => void saver.flush(), retryMs);
    return () => clearTimeout(timer);
  }, [saver, failure]);

  useLeaveWarning(Object.keys(unsaved).length > 0);

  return state;
}
