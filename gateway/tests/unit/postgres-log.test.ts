import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLog, trimLog } from '../../src/database/embedded/log-file.ts';
import { temporaryFolder } from '../../src/database/embedded/temporary-folder.ts';

const folder = temporaryFolder('postgres-log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const log = join(folder, 'postgres.log');

test('The log of PostgreSQL is rotated while it is written, and at each start', () => {
  const written = openLog(log, false, undefined);
  for (let round = 0; round < 6; round += 1) {
    appendFileSync(written, `${round}`.repeat(200));
    trimLog(log, 100);
    expect(statSync(log).size).toBe(0);
  }
  expect([1, 2, 3].map((number) => readFileSync(`${log}.${number}`, 'utf8')[0])).toEqual([
    '5',
    '4',
    '3',
  ]);
  expect(existsSync(`${log}.4`)).toBe(false);
  expect(statSync(`${log}.1`).mode & 0o777).toBe(0o600);

  appendFileSync(written, 'why it ended');
  openLog(log, true, undefined);
  expect(readFileSync(log, 'utf8')).toBe('why it ended');
  openLog(log, false, undefined);
  expect([readFileSync(log, 'utf8'), readFileSync(`${log}.1`, 'utf8')]).toEqual([
    '',
    'why it ended',
  ]);
});
