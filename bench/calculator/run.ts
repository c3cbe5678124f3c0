// `npm run bench -- calculator [--runs 40]`: the time from a letter in the calculator's bill until the result
// is painted, on a CPU slowed down four times, and the page's script. Needs a build.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { median, range } from 'supabase-gateway/bench/median';
import { report } from 'supabase-gateway/bench/report';
import { pageBytes } from '../../scripts/build/postbuild/budgets/page-bytes.ts';
import { withSite } from '../lib/site.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '40' } } });
const runs = Number(values.runs);
const folder = join(import.meta.dirname, '../../build/client');
const scriptsOf = (page: string) => pageBytes(folder, `${page}/index.html`).scripts;

await withSite(4417, async (browser, site) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site}/BR/what-would-i-pay`, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(typeBills, runs);
  const added = scriptsOf('BR/what-would-i-pay') - scriptsOf('BR/what-you-pay');
  console.log(`${machine()}; medians of ${runs}, minimum and maximum in brackets`);
  report([
    {
      what: 'Calculator, from a change of the bill to the painted result, CPU 4x slower',
      ratio: '',
      measured: `${Math.round(median(times))} ms (${range(times)})`,
      against: '',
      wanted: '< 50 ms',
      met: median(times) < 50,
    },
    {
      what: 'Calculator, script that it adds to a page of text, with the rules engine',
      ratio: '',
      measured: `${added.toFixed(1)} kB`,
      against: '',
      wanted: '≤ 8 kB',
      met: added <= 8,
    },
  ]);
});

/** Runs in the page: types bills, and waits for the frame after each. */
async function typeBills(count: number): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('input[name=bill]');
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const result = () => document.querySelector('#result-title + p')?.textContent;
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const before = result();
    const began = performance.now();
    write?.call(input, String(4000 + run * 37));
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
    times.push(performance.now() - began);
    if (result() === before) throw new Error('The result has not changed');
  }
  return times;
}
