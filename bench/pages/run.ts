// `npm run bench:pages`: what the public pages cost, against the same pages without any script.
// `npm run bench:pages -- /legal /BR/legal` measures others.
import { rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { machine } from '../lib/machine.ts';
import { pageBytes } from './bytes.ts';
import { measure } from './lighthouse.ts';
import { serve, withoutScripts } from './sites.ts';
import { measureThrottled } from './throttled.ts';

const named = process.argv.slice(2);
const usual = [
  '/BR',
  '/en',
  '/BR/about',
  '/about',
  '/BR/show',
  '/show',
  '/BR/rules/exclusions',
  '/rules/procedures',
  '/BR/my-account',
  '/my-account',
];
const pages = named.length > 0 ? named : usual;
const runs = Number(process.env.RUNS ?? 3);
const debuggingPort = 9333;

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
  console.log(`${machine()}; brotli, kB = 1000 bytes; medians of ${runs}\n`);
  for (const page of pages) {
    const { html, scripts, files } = pageBytes(`${page.slice(1)}/index.html`);
    const ours = await measure(site.url + page, debuggingPort, runs);
    const bare = await measure(floor.url + page, debuggingPort, runs);
    const real = await measureThrottled(browser, site.url + page, runs);
    const { performance, accessibility, seo } = ours;
    const ms = (value: number) => `${Math.round(value)} ms`;
    console.log(`${page}
  bytes       HTML ${html.toFixed(1)} kB, scripts ${scripts.toFixed(1)} kB in ${files} files
  lighthouse  performance ${performance}, accessibility ${accessibility}, best practices ${ours['best-practices']}, SEO ${seo}
  simulated   FCP ${ms(ours.fcp)}, LCP ${ms(ours.lcp)}, TBT ${ms(ours.tbt)}, CLS ${ours.cls.toFixed(3)}
  floor       FCP ${ms(bare.fcp)}, LCP ${ms(bare.lcp)}; LCP is ${Math.round((100 * ours.lcp) / bare.lcp)} % of the floor
  throttled   LCP ${ms(real.lcp)}, hydrated ${ms(real.hydrated)}
`);
  }
} finally {
  await Promise.all([browser.close(), site.app.close(), floor.app.close()]);
  rmSync(floorFolder, { recursive: true, force: true });
}
