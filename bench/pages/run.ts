// `npm run bench:pages`: what every finished page weighs and, for the pages that are asked for, what
// it costs: against the same page without any script, and as a classic application. Needs a build.
//   --only home,rules   these pages, by their names in app/paths.ts (in both languages) or addresses
//   --runs 5            as often, of which the medians count; 3 if nothing is said
//   --bytes             weights alone: no browser
//   --ready             weights, and how soon pages are ready over a slow line: ten minutes for all
import { parseArgs } from 'node:util';
import { machine } from '../lib/machine.ts';
import { report } from '../lib/report.ts';
import { pagesCalled } from './addresses.ts';
import { compare } from './compare.ts';
import { readiness } from './ready.ts';
import { weigh } from './weigh.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    bytes: { type: 'boolean', default: false },
    ready: { type: 'boolean', default: false },
  },
});
const pages = pagesCalled(values.only?.split(',') ?? []);

console.log(`${machine()}\n`);
const weights = weigh();
const measure = values.ready ? readiness : compare;
const costs = values.bytes ? [] : await measure(pages, Number(values.runs));
report([...weights, ...costs]);
