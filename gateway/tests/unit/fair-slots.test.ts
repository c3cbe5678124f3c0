import { describe, expect, test } from 'vitest';
import { FairSlots, NoSlotError } from '../../src/security/fair-slots.ts';

const limits = {
  total: 4,
  perClient: 2,
  longestWaitMs: 60_000,
  mostWaitingPerClient: 8,
  mostWaiting: 10,
};

/** Work that runs until the test finishes it. */
function heldWork() {
  const started: string[] = [];
  const finish: (() => void)[] = [];
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => finish.push(() => resolve(name)));
  };
  return { started, finish, work };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('Fair slots', () => {
  test('let other clients in while one client sends more than its share', async () => {
    const slots = new FairSlots(limits);
    const { started, work } = heldWork();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void slots.run('a', work(name));
    void slots.run('b', work('b1'));
    await nextTurn();
    expect(started).toEqual(['a1', 'a2', 'b1']);
  });

  test('are given in turns, not in the order of arrival', async () => {
    const slots = new FairSlots({ ...limits, total: 1 });
    const { started, finish, work } = heldWork();
    for (const name of ['a1', 'a2', 'a3']) void slots.run('a', work(name));
    for (const name of ['b1', 'b2']) void slots.run('b', work(name));
    for (let turn = 0; turn < 4; turn += 1) {
      finish.shift()?.();
      await nextTurn();
      await nextTurn();
    }
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  test('are free again after work that failed', async () => {
    const slots = new FairSlots({ ...limits, total: 1 });
    await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(slots.run('a', () => Promise.resolve('yes'))).resolves.toBe('yes');
  });

  test('refuse work that waits too long', async () => {
    const { work } = heldWork();
    const slots = new FairSlots({ ...limits, total: 1, longestWaitMs: 5 });
    void slots.run('a', work('a1'));
    await expect(slots.run('b', work('b1'))).rejects.toBeInstanceOf(NoSlotError);
  });

  test('refuse work beyond the longest line, of one client or of all', async () => {
    const { work } = heldWork();
    const slots = new FairSlots({ ...limits, total: 1, mostWaitingPerClient: 1, mostWaiting: 2 });
    void slots.run('a', work('a1'));
    void slots.run('a', work('a2'));
    await expect(slots.run('a', work('a3'))).rejects.toBeInstanceOf(NoSlotError);
    void slots.run('b', work('b1'));
    await expect(slots.run('c', work('c1'))).rejects.toBeInstanceOf(NoSlotError);
  });
});
