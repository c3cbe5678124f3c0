import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, runConcurrently } from './install.mjs';
import { buildsFolder, withLock } from './lock.mjs';
import { publishedDescription } from './published-description.mjs';
import { currentBuild, switchToBuild } from './switch-build.mjs';

/** A file inside a build that contains the fingerprint of its sources. */
const stampName = '.built';
/** The folders that the pages are built from. A published version consists of them, too. */
export const sourceFolders = ['app', 'bill-help', 'emails', 'public', 'rules'];

/** Emails and functions are sources of a published version, and a build compares their values. */
const sources = [
  ...sourceFolders,
  'supabase/config.toml',
  'supabase/functions',
  'supabase/templates',
  'scripts/build',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
/**
 * Environment variables that the pages are built with. The site's URL is not one, because the
 * server inserts it.
 */
const variables = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'DEMO', 'DATABASE_URL'];

/**
 * Builds the site, unless a build of exactly these sources exists. A new build states what the team
 * published last; on an older one, the server itself serves that (gateway/src/static/publications.ts).
 * Resolves with whether it succeeded.
 */
export async function ensureBuilt() {
  const { ORGANIZATION } = process.env;
  const organization = publishedDescription() ?? ORGANIZATION;
  const isAnyBuilt = () => isBuilt(ORGANIZATION) || isBuilt(organization);
  if (isAnyBuilt()) return true;
  const good = await withLock('build', async () => {
    if (isAnyBuilt()) return true;
    console.log('Building the site…');
    // The build has no URL, because the server inserts the current one into the files that it
    // serves.
    return build(runConcurrently, organization, { SITE_URL: '' });
  });
  if (!good) console.error('Building the site failed. See the messages above.');
  return good;
}

/** Builds the site even if a current build exists. Resolves with whether it succeeded. */
export function rebuild() {
  return withLock('build', () => build(run, process.env.ORGANIZATION));
}

/** Builds the site into a folder. Resolves with whether it succeeded. */
async function buildInto(folder, command, extra = {}) {
  const env = { NODE_ENV: 'production', BUILD_DIR: relative(root, folder), ...extra };
  return (
    (await command('react-router', ['build', '--logLevel', 'warn'], env)) &&
    (await command('node', ['scripts/build/postbuild/run.ts'], env))
  );
}

function isBuilt(organization) {
  const stamp = join(currentBuild, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(organization);
}

/** Builds into a new folder and makes it the current build when it is complete. */
async function build(command, organization, extra) {
  const sourcesBefore = fingerprint(organization);
  const folder = join(buildsFolder, `${Date.now().toString(36)}-${process.pid}`);
  if (!(await buildInto(folder, command, { ...extra, ORGANIZATION: organization ?? '' }))) {
    rmSync(folder, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(folder, stampName), sourcesBefore);
  switchToBuild(folder);
  return true;
}

/**
 * A hash of the names, sizes and times of all sources, and of the description of the organization.
 * It takes milliseconds, and any change alters it.
 */
function fingerprint(organization = '') {
  const hash = createHash('sha256');
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  hash.update(`ORGANIZATION=${organization}\n`);
  if (organization && existsSync(organization)) hash.update(readFileSync(organization));
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
