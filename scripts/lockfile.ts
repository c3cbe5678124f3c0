// `npm run lockfile`: completes package-lock.json after a change of packages. npm leaves out the
// builds for other platforms when the registry at hand does not carry them, and then refuses its
// own file in `npm ci`. Each missing build is written down with the version that its package asks
// for and the platform in its name; npm fetches only the one that fits the machine.
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
// Nothing that this machine needs was added.
markInstalled();
console.log(`${Object.keys(missing).length} builds for other platforms added to ${path}`);
