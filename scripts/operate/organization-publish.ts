// `npm run operate -- organization-publish`: builds the site and the emails for the description of the
// organization that a super admin published last. A server runs it by itself. For a static host, run
// it with the host's variables (docs/operating.md), and upload the result.
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type pg from 'pg';
import { readEnvironment } from 'supabase-gateway/env';
import { readDescription } from '../../app/shared/brand/description/read-description.ts';
import { isForStaticHost } from '../build/settings.ts';
import { sourceFolders } from '../lib/build.mjs';
import { root, toolEnvironment } from '../lib/install.mjs';
import { switchToBuild } from '../lib/switch-build.mjs';
import { CommandError, runCommand } from './command.ts';
import { withDatabase, withOwner } from './operator-database.ts';
import { publicationFailure } from './publication-failure.ts';

type Version = { number: string; description: unknown; state: string };
type Place = {
  versions: string;
  /** A link to the version that servers use. */
  current: string;
  descriptionFile: string;
  /** The server's own build. A server names the one that it has started with. */
  ownBuild: string;
};
type Step = 'checks' | 'emails' | 'pages' | 'files';

/** What a version consists of, without packages. A build of it needs nothing else. */
const parts = [
  ...[...sourceFolders, 'scripts', 'supabase'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['react-router.config.ts', 'vite.config.ts'],
];
/** Twice what a version takes, in bytes. */
const neededSpace = 100_000_000;

await runCommand(() => {
  const environment = readEnvironment();
  const { dataDir, siteBuild } = environment;
  const place: Place = {
    versions: join(dataDir, 'site', 'versions'),
    current: join(dataDir, 'site', 'current'),
    descriptionFile: join(dataDir, 'organization.json'),
    ownBuild: process.argv[2] ?? siteBuild ?? join(root, 'build'),
  };
  return withDatabase(environment, {}, (location) =>
    withOwner(location, async (owner) => {
      // Several servers may start this command. The others wait, and find nothing left to build.
      await owner.query("select pg_advisory_lock(hashtextextended('organization_build', 0))");
      let last: string | undefined;
      for (
        let next = await wanted(owner, place);
        next && next.number !== last;
        next = await wanted(owner, place)
      ) {
        await publish(owner, next, place);
        last = next.number;
      }
    }),
  );
});

/** The newest version, if it is not what visitors see. */
async function wanted(owner: pg.Client, place: Place): Promise<Version | undefined> {
  const { rows } = await owner.query<Version>(
    `select number, description, state from private.organization_versions
     order by number desc limit 1`,
  );
  const { rows: published } = await owner.query<Version>(
    `select number, description, state from private.organization_versions
     where state = 'published' order by number desc limit 1`,
  );
  if (rows[0] && ['waiting', 'building'].includes(rows[0].state)) return rows[0];
  return published[0] && !isServed(published[0], place) ? published[0] : undefined;
}

/** Whether the published version, or else the server's own build, has this description. */
function isServed({ description }: Version, { current, ownBuild }: Place): boolean {
  if (isForStaticHost()) return true;
  const isOfThisRelease = textOf(join(current, 'release')) === releaseOf(ownBuild);
  const build = isOfThisRelease ? join(current, 'build') : ownBuild;
  const text = textOf(join(build, 'organization.json'));
  if (text === undefined || !isDeepStrictEqual(JSON.parse(text), description)) return false;
  // The emails of the server's own project folder may name another organization.
  const { closed } = JSON.parse(textOf(join(build, 'site.json')) ?? '{}');
  return !closed?.values.includes('emails');
}

/** Identifies the sources of a build, see scripts/lib/build.mjs. */
function releaseOf(build: string): string {
  return textOf(join(build, '.built')) ?? '';
}

async function publish(owner: pg.Client, version: Version, place: Place) {
  const isNew = version.state !== 'published';
  const report = async (step: Step) => {
    console.log(`Description ${version.number} of the organization: ${step}`);
    if (!isNew) return;
    await owner.query(
      `update private.organization_versions set state = 'building', step = $2 where number = $1`,
      [version.number, step],
    );
  };
  try {
    await report('checks');
    if (isForStaticHost()) await buildHere(version, place, report);
    else await buildVersion(version, place, report);
  } catch (error) {
    const { failure, detail } = publicationFailure(error);
    if (isNew) {
      await owner.query(
        `update private.organization_versions set state = 'failed', failure = $2, detail = $3
         where number = $1`,
        [version.number, failure, detail],
      );
    }
    throw new CommandError(
      `Description ${version.number} of the organization was not published.\n${detail}`,
    );
  }
  // First the servers, so that visitors see it when the team reads that they do.
  await owner.query("select pg_notify('site', 'published')");
  await owner.query(
    `update private.organization_versions set state = 'published', published_at = now()
     where number = $1 and state <> 'published'`,
    [version.number],
  );
  console.log(`Description ${version.number} of the organization: published`);
}

/**
 * Builds a copy of the project, because the project's own folder may be read-only and is in use. It
 * becomes the current version when it is complete.
 */
async function buildVersion(version: Version, place: Place, report: (step: Step) => Promise<void>) {
  const { versions, current, descriptionFile, ownBuild } = place;
  const copy = join(versions, `${version.number}-${Date.now().toString(36)}`);
  mkdirSync(copy, { recursive: true, mode: 0o700 });
  try {
    const { bavail, bsize } = await statfs(copy);
    const free = bavail * bsize;
    if (free < neededSpace)
      throw new Error(`No space left: ${inMb(free)} of ${inMb(neededSpace)}.`);
    const description = writeDescription(join(copy, 'organization.json'), version);
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    // A folder of links, because the build stores files beside the packages.
    mkdirSync(join(copy, 'node_modules'));
    for (const name of readdirSync(join(root, 'node_modules'))) {
      symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
    }
    const run = runIn(copy, { ORGANIZATION: description, BUILD_DIR: 'build', SITE_URL: '' });
    await report('emails');
    await run(process.execPath, 'scripts/emails.ts');
    await report('pages');
    await run('react-router', 'build', '--logLevel', 'warn');
    await report('files');
    await run(process.execPath, 'scripts/build/postbuild/run.ts');
    writeFileSync(join(copy, 'release'), releaseOf(ownBuild));
    // `npm start` builds newer sources with it, and so does a release (deploy/release).
    writeDescription(`${descriptionFile}.new`, version);
    renameSync(`${descriptionFile}.new`, descriptionFile);
    switchToBuild(copy, current);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Builds for a static host, in this folder: `build/client` and `supabase/`. */
async function buildHere(version: Version, place: Place, report: (step: Step) => Promise<void>) {
  mkdirSync(dirname(place.descriptionFile), { recursive: true, mode: 0o700 });
  const run = runIn(root, { ORGANIZATION: writeDescription(place.descriptionFile, version) });
  await report('emails');
  await run(process.execPath, 'scripts/emails.ts');
  await report('pages');
  await run(process.execPath, 'scripts/build/build.mjs');
  console.log('Upload build/client, and deploy the functions and email templates.');
}

function writeDescription(file: string, { description }: Version): string {
  writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`, { mode: 0o600 });
  readDescription(file);
  return file;
}

function runIn(cwd: string, variables: Record<string, string>) {
  const env = toolEnvironment({ NODE_ENV: 'production', ...variables }, cwd);
  return (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { cwd, env, maxBuffer: 50_000_000 });
}

function inMb(bytes: number): string {
  return `${Math.floor(bytes / 1_000_000)} MB`;
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
