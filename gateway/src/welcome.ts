import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopbackHost } from './security/loopback.ts';

/**
 * Tells on the terminal where the site is. With demo data, what the project says of it follows:
 * its file `demo.txt`, with `{site}` for the address; and a warning, where others than this machine's
 * own people reach them.
 */
export function welcome(address: string, demo: boolean, supabaseDir: string) {
  console.log(`\nReady on ${address}`);
  const note = join(supabaseDir, 'demo.txt');
  if (demo && existsSync(note)) {
    console.log(`\n${readFileSync(note, 'utf8').replaceAll('{site}', address)}`);
  }
  if (demo && !isLoopbackHost(new URL(address).hostname)) {
    console.warn(
      '\nDEMO is on: these accounts use a public password. Before real people use this site, set DEMO=off and start with a new DATA_DIR.',
    );
  }
}
