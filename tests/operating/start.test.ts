import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { afterAll, describe, expect, test } from 'vitest';
import type { Database } from '../../supabase/contracts/database.ts';
import { cast, password } from '../cast.ts';
import { refusedStart, startServer } from '../support/server-process.ts';

const folder = temporaryFolder('start');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const script = 'scripts/start.mjs';
/** Neither installs packages nor builds. */
const prepared = { PREPARE: 'off' };

async function signInAsAna(url: string) {
  const client = createClient<Database>(url, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: cast.ana.email, password });
  if (error) throw error;
  return client;
}

describe('npm start', () => {
  const start = () =>
    startServer({ ...prepared, DATA_DIR: join(folder, 'start'), PORT: '0' }, script);
  const answers = (url: string) =>
    fetch(`${url}/health`).then(
      ({ status }) => status,
      () => 0,
    );

  test('takes the server with it, even when it is killed, and starts again', async () => {
    const first = await start();
    expect(await answers(first.url)).toBe(200);
    await first.end('SIGKILL');
    await expect.poll(() => answers(first.url)).toBe(0);
    const second = await start();
    expect(await answers(second.url)).toBe(200);
    await second.end('SIGTERM');
    expect(await answers(second.url)).toBe(0);
  });
});

// Each starts several servers, a process each.
describe('npm start, when the server is killed,', () => {
  const serverOf = async (starter: number) => {
    const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
    const line = stdout
      .split('\n')
      .map((process) => process.trim().split(/\s+/))
      .find(
        ([, parent, ...args]) => Number(parent) === starter && args.join(' ').includes('main.ts'),
      );
    return Number(line?.[0]);
  };

  test('starts it again at the same address, with everything that was acknowledged', async () => {
    const dataDir = join(folder, 'restarted');
    const starter = await startServer({ ...prepared, DATA_DIR: dataDir, PORT: '0' }, script);
    for (const apartment of ['first', 'second']) {
      const ana = await signInAsAna(starter.url);
      const change = ana.from('members').update({ apartment }).eq('id', cast.ana.memberId);
      expect((await change.select('apartment')).data).toEqual([{ apartment }]);
      const killed = await serverOf(starter.pid);
      process.kill(killed, 'SIGKILL');
      await expect
        .poll(async () => {
          const { data } = await ana.from('members').select('apartment').maybeSingle();
          return data?.apartment;
        })
        .toBe(apartment);
      expect(await serverOf(starter.pid)).not.toBe(killed);
    }
    expect(starter.output()).toContain('The server exited unexpectedly (SIGKILL). Restarting');
    expect(await starter.end('SIGTERM')).toBe(0);
  });

  test('does not try again what was refused', async () => {
    const { code, lines } = await refusedStart({ ...prepared, PORT: 'abc' }, script);
    expect(lines).toEqual(['Environment: PORT: expected a port number']);
    expect(code).toBe(1);
  });
});
