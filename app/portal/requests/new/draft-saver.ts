import type { StoredEntry } from '~/shared/browser/storage';
import { columnsOf, type FactName, type Facts, isStorable } from './facts';

export type SaveState = {
  /** Answers that are in the browser only. */
  unsaved: Partial<Facts>;
  isSaving: boolean;
  /** Why the last attempt failed. */
  failure: unknown;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

type DraftSaverOptions = {
  entry: Pick<StoredEntry<Partial<Facts>>, 'read' | 'write' | 'remove'>;
  /** Saves answers, and the last step that is complete. */
  save: (changes: Partial<Facts>, step: number | undefined) => Promise<void>;
  /** The time without input after which answers are saved. */
  delayMs: number;
};

/**
 * Keeps answers in the browser as they are typed, and saves them to the database when the member
 * pauses or finishes a step. One save runs at a time. What fails stays, and is part of the next.
 */
export function createDraftSaver({ entry, save, delayMs }: DraftSaverOptions) {
  let state: SaveState = { unsaved: entry.read() ?? {}, isSaving: false, failure: undefined };
  let completed: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue = Promise.resolve();
  const listeners = new Set<() => void>();

  const change = (changes: Partial<SaveState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const keep = (unsaved: Partial<Facts>) => {
    if (Object.keys(unsaved).length > 0) entry.write(unsaved);
    else entry.remove();
    change({ unsaved });
  };

  const saveOnce = async () => {
    const step = completed;
    const sent = Object.fromEntries(
      Object.entries(state.unsaved).filter(([name, value]) => isStorable(name as FactName, value)),
    );
    if (Object.keys(columnsOf(sent)).length === 0 && step === undefined) return;
    completed = undefined;
    change({ isSaving: true });
    try {
      await save(sent, step);
      // What changed during the request is still unsaved.
      const rest = Object.entries(state.unsaved).filter(([name, value]) => sent[name] !== value);
      keep(Object.fromEntries(rest));
      change({ isSaving: false, failure: undefined });
    } catch (failure) {
      completed ??= step;
      change({ isSaving: false, failure });
    }
  };

  /** Saves now. It resolves after the attempt, also if it failed. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    queue = queue.then(saveOnce);
    return queue;
  };

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (name: FactName, value: string) => {
      keep({ ...state.unsaved, [name]: value });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), delayMs);
    },
    complete: (step: number) => {
      completed = Math.max(completed ?? 0, step);
      return flush();
    },
    flush,
    /** Forgets what is in the browser, after the request was sent or deleted. */
    discard: () => {
      clearTimeout(timer);
      entry.remove();
      state = { unsaved: {}, isSaving: false, failure: undefined };
    },
  };
}
