// `npm run licenses`: lists every license of the packages that the product ships, and of the
// development tools, as the lockfile names them.
import { readFileSync } from 'node:fs';
import { licensesOf } from './lib/licenses.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

for (const part of ['shipped', 'tools'] as const) {
  console.log(part === 'shipped' ? 'Shipped with the product' : '\nDevelopment tools');
  for (const [license, names] of licensesOf(packages, part)) {
    console.log(`\n${license} (${names.length})\n  ${names.join(', ')}`);
  }
}
