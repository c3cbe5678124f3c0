// `npm run bench -- pages`: the weight of every prerendered page, and the cost of the selected pages
// compared with the same page without scripts and with a classic application. Needs a build.
//   --only home,rules   these pages, by their names in app/paths.ts (in both languages) or addresses
//   --runs 5            number of runs for the medians; 3 by default
//   --bytes             weights only, without a browser
//   --ready             weights, and when pages are ready on a slow connection: ten minutes for all
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { report } from 'supabase-gateway/bench/report';
import { selectPages } from './addresses.ts';
import { comparePageCosts } from './compare.ts';
import { measureReadyTimes } from './ready.ts';
import { weigh } from './weigh.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    bytes: { type: 'boolean', default: false },
    ready: { type: 'boolean', default: false },
  },
});
const pages = selectPages(values.only?.split(',') ?? []);

console.log(`${machine()}\n`);
const weights = weigh();
const measure = values.ready ? measureReadyTimes : comparePageCosts;
const costs = values.bytes ? [] : await measure(pages, Number(values.runs));
report([...weights, ...costs]);
