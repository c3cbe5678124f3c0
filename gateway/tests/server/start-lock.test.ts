import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { withStartLock } from '../../src/database/embedded/start-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-lock-'));
const file = join(folder, 'starting.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The lock for the start of the embedded database', () => {
  test('is there while the work runs, and gone afterwards', async () => {
    await withStartLock(folder, async () => expect(existsSync(file)).toBe(true));
    expect(existsSync(file)).toBe(false);
  });

  test.each([
    ['a process that is gone', '999999999'],
    ['a process that found the disk full, or died before it wrote its id', ''],
  ])('is free when it was left behind by %s', async (_owner, content) => {
    writeFileSync(file, content);
    const earlier = new Date(Date.now() - 10_000);
    utimesSync(file, earlier, earlier);
    expect(await withStartLock(folder, async () => 'done')).toBe('done');
  });
});
