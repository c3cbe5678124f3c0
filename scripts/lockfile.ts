// `npm run lockfile`: completes package-lock.json after a change of packages. npm omits the builds
// for other platforms if the current registry does not have them. `npm ci` then rejects that
// lockfile. This script adds each missing build with the version that its package requires and the
// platform in its name. npm downloads only the build for the current machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { markInstalled } from './lib/install.mjs';
import { type Lockfile, missingBuilds } from './lib/missing-builds.ts';

const path = 'package-lock.json';
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = missingBuilds(lockfile);
Object.assign(lockfile.packages, missing);
const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lockfile.packages = Object.fromEntries(sorted);
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
// The installation is still complete, because this machine needs none of the added builds.
markInstalled();
console.log(`${Object.keys(missing).length} builds for other platforms added to ${path}`);
