import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';

const units = readdirSync('deploy/systemd').filter((name) =>
  /\.(service|socket|timer)$/.test(name),
);

// A root folder with the units and the programs that they name.
const folder = temporaryFolder('units');
const unitFolder = join(folder, 'etc/systemd/system');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
cpSync('deploy/systemd', unitFolder, { recursive: true });
for (const program of ['opt/mutirao/current/node_modules/node/bin/node', 'usr/bin/find']) {
  const path = join(folder, program);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, 0o755);
}

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const { status: hasSystemd } = analyze('--version');

// Other systems have no systemd. The rest of deploy/ is tested there too.
describe.skipIf(hasSystemd !== 0)('The systemd units', () => {
  test.each(units)('%s has no mistake', (unit) => {
    // The units of the system, such as network-online.target, are not in the folder.
    const { output } = analyze(
      'verify',
      `--root=${folder}`,
      '--man=no',
      '--recursive-errors=no',
      unit,
    );
    expect(output).toBe('');
  });

  test.each(units.filter((unit) => unit.endsWith('.service')))('%s is confined', (unit) => {
    const path = join(unitFolder, unit);
    const { status, output } = analyze('security', '--offline=true', '--threshold=20', path);
    expect(output).toMatch(/Overall exposure level/);
    expect(status, output).toBe(0);
  });
});
