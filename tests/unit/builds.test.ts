import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { claimCurrentBuild } from 'supabase-gateway/static/current-build';
import { afterAll, describe, expect, test } from 'vitest';
import { withLock } from '../../scripts/lib/lock.mjs';
import { switchToBuild } from '../../scripts/lib/switch-build.mjs';

const folder = temporaryFolder('swaps');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const current = join(folder, 'build');

function newBuild(name: string) {
  const build = join(folder, '.builds', name);
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, 'page'), name);
  return build;
}

describe('A new build', () => {
  test('becomes current, while a running server keeps its own', () => {
    // A build folder from before builds were swapped.
    mkdirSync(current);
    switchToBuild(newBuild('first'), current);
    const served = claimCurrentBuild(current);
    switchToBuild(newBuild('second'), current);
    expect(readFileSync(join(current, 'page'), 'utf8')).toBe('second');
    expect(readFileSync(join(served, 'page'), 'utf8')).toBe('first');
    switchToBuild(newBuild('third'), current);
    expect(existsSync(join(folder, '.builds', 'second'))).toBe(false);
    expect(existsSync(served)).toBe(true);
    // The server has stopped.
    const { pid } = spawnSync(process.execPath, ['--version']);
    rmSync(join(served, 'servers', String(process.pid)));
    writeFileSync(join(served, 'servers', String(pid)), '');
    switchToBuild(newBuild('fourth'), current);
    expect(existsSync(served)).toBe(false);
  });
});

describe('Of two concurrent starts,', () => {
  const locks = join(folder, 'locks');

  test('one builds and the other waits', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      order.push(`${name} ends`);
    };
    const first = withLock('work', work('first'), locks);
    await Promise.all([first, withLock('work', work('second'), locks)]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  test('none waits for a killed process', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(locks, { recursive: true });
    writeFileSync(join(locks, 'killed.lock'), String(pid));
    expect(await withLock('killed', async () => 'done', locks)).toBe('done');
  });
});
