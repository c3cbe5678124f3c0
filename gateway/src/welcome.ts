import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopbackHost } from './security/loopback.ts';
import type { SiteTable } from './static/site-table.ts';

/**
 * Prints the URL of the site to the terminal. With demo data, it also prints the project's
 * `demo.txt`, in which `{site}` is replaced with the URL. It prints a warning if other machines can
 * reach the demo accounts.
 */
export function printSiteUrl(address: string, demo: boolean, supabaseDir: string) {
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

/** Prints a warning if the site stays closed to visitors, with the values that are the reason. */
export function printClosed({ closed }: SiteTable) {
  if (!closed) return;
  console.warn(
    `\nThe site stays closed to visitors until these values are set: ${closed.values.join(', ')}. Open: ${closed.except.join(', ')}.`,
  );
}
