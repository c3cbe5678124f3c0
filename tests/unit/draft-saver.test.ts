import { expect, test, vi } from 'vitest';
import { createDraftSaver } from '../../app/portal/requests/new/draft-saver.ts';
import type { Facts } from '../../app/portal/requests/new/facts.ts';

type Save = (changes: Partial<Facts>, step: number | undefined) => Promise<void>;

/** A saver whose database is `save`, and what it keeps in the browser. */
function saverOf(save: Save) {
  let stored: Partial<Facts> | undefined;
  const entry = {
    read: () => stored,
    write: (value: Partial<Facts>) => {
      stored = value;
      return true;
    },
    remove: () => {
      stored = undefined;
    },
  };
  const saver = createDraftSaver({ entry, save, delayMs: 60_000 });
  return { saver, stored: () => stored };
}

test('Answers are in the browser at once, and not once they are saved', async () => {
  const save = vi.fn<Save>().mockResolvedValue();
  const { saver, stored } = saverOf(save);
  saver.set('provider', 'Baptist Health');
  expect(stored()).toEqual({ provider: 'Baptist Health' });
  await saver.complete(5);
  expect(save).toHaveBeenCalledExactlyOnceWith({ provider: 'Baptist Health' }, 5);
  expect(stored()).toBeUndefined();
});

test('What is typed while a save runs is part of the next', async () => {
  const saves: Partial<Facts>[] = [];
  const { saver, stored } = saverOf(async (changes) => {
    saves.push(changes);
    if (saves.length === 1) saver.set('provider', 'Baptist Health South');
  });
  saver.set('provider', 'Baptist');
  await Promise.all([saver.flush(), saver.flush()]);
  expect(saves).toEqual([{ provider: 'Baptist' }, { provider: 'Baptist Health South' }]);
  expect(stored()).toBeUndefined();
});

test('A failed save keeps the answers and the step for the next', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  const { saver, stored } = saverOf(save);
  saver.set('kind', 'illness');
  await saver.complete(2);
  expect(stored()).toEqual({ kind: 'illness' });
  expect(saver.getState().failure).toBeInstanceOf(Error);
  await saver.flush();
  expect(save).toHaveBeenLastCalledWith({ kind: 'illness' }, 2);
  expect(saver.getState()).toEqual({ unsaved: {}, isSaving: false, failure: undefined });
});

test('Half a date stays in the browser', async () => {
  const save = vi.fn<Save>().mockResolvedValue();
  const { saver, stored } = saverOf(save);
  saver.set('service_date', '2026-11-');
  await saver.flush();
  expect(save).not.toHaveBeenCalled();
  expect(stored()).toEqual({ service_date: '2026-11-' });
});
