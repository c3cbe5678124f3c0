import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells on the terminal where the site is. With demo data, what the project says of it follows:
 * its file `demo.txt`, with `{site}` for the address.
 */
export function welcome(address: string, demo: boolean, supabaseDir: string) {
  console.log(`\nReady on ${address}`);
  const note = join(supabaseDir, 'demo.txt');
  if (demo && existsSync(note)) {
    console.log(`\n${readFileSync(note, 'utf8').replaceAll('{site}', address)}`);
  }
}
