import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runBeside } from './install.mjs';

const stamp = join(root, 'build', '.built');
const sources = [
  'app',
  'public',
  'scripts/bundle',
  'scripts/postbuild',
  'scripts/site-url.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
/** Variables that the pages are built with. */
const variables = ['SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'];

/** Builds the site, unless it is built already from these very sources. */
export async function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the site…');
  if (!(await build())) {
    console.error('Building the site failed: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

function build() {
  return runBeside('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
}

/** Names, sizes and times of all sources: read in milliseconds, and different after any change. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const source of sources) {
    const path = join(root, source);
    if (!statSync(path).isDirectory()) {
      hash.update(stateOf(path));
      continue;
    }
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) hash.update(stateOf(join(entry.parentPath ?? entry.path, entry.name)));
    }
  }
  return hash.digest('hex');
}

function stateOf(path) {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}\n`;
}
