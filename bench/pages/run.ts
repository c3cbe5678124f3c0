// `npm run bench:pages`: what every finished page weighs and, for the pages that are asked for, what
// it costs against the same page without any script. Needs a build.
//   --only home,rules   these pages, by their names in app/paths.ts (in both languages) or addresses
//   --runs 5            as often, of which the medians count; 3 if nothing is said
//   --bytes             weights alone: no browser
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { budgets, htmlBudget } from '../../scripts/postbuild/budgets/budgets.ts';
import { pageBytes } from '../../scripts/postbuild/budgets/page-bytes.ts';
import { machine } from '../lib/machine.ts';
import { finishedPages, pagesCalled } from './addresses.ts';
import { measure } from './lighthouse.ts';
import { serve, withoutScripts } from './sites.ts';
import { table } from './table.ts';
import { measureThrottled } from './throttled.ts';

const client = join(import.meta.dirname, '../../build/client');
const debuggingPort = 9333;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '3' },
    bytes: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const pages = pagesCalled(values.only?.split(',') ?? []);

console.log(`${machine()}\n`);
weigh();
if (!values.bytes) await compare();

/** All pages, whatever was asked for: it takes no time. */
function weigh(): void {
  console.log('Weight: kB (1000 bytes), brotli, and the share of its budget\n');
  const line = table(['', 'HTML', '', 'scripts', '', 'files'], [26, 6, 6, 8, 6, 6]);
  for (const { address, file } of finishedPages) {
    const { html, scripts, files } = pageBytes(client, file);
    line(
      address,
      html.toFixed(1),
      percent(html / htmlBudget(file)),
      scripts.toFixed(1),
      percent(scripts / budgets.scripts),
      String(files),
    );
  }
}

async function compare(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  const floorFolder = withoutScripts();
  const site = await serve();
  const floor = await serve(floorFolder);
  try {
    console.log(`
Lighthouse, mobile: performance, accessibility, best practices, SEO; FCP, LCP, TBT in ms; CLS;
floor: LCP of the page without scripts, and ours against it (budget 105 %);
throttled, 4 × slower and 1.6 Mbit/s: LCP, and ready to use (budget 1800 ms). Medians of ${runs}.
`);
    const heads = ['', 'perf', 'a11y', 'best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'floor', ''];
    const line = table([...heads, 'LCP', 'ready', ''], [26, 5, 5, 5, 5, 6, 6, 5, 6, 6, 6, 6, 6, 6]);
    for (const { address } of pages) {
      const ours = await measure(site.url + address, debuggingPort, runs);
      const bare = await measure(floor.url + address, debuggingPort, runs);
      const real = await measureThrottled(browser, site.url + address, runs);
      const scores = [ours.performance, ours.accessibility, ours['best-practices'], ours.seo];
      line(
        address,
        ...[...scores, ours.fcp, ours.lcp, ours.tbt].map((value) => String(Math.round(value))),
        ours.cls.toFixed(3),
        String(Math.round(bare.lcp)),
        percent(ours.lcp / bare.lcp),
        String(Math.round(real.lcp)),
        String(Math.round(real.hydrated)),
        percent(real.hydrated / 1800),
      );
    }
  } finally {
    await Promise.all([browser.close(), site.app.close(), floor.app.close()]);
    rmSync(floorFolder, { recursive: true, force: true });
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
