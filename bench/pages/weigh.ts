import { join } from 'node:path';
import { percent, type Row } from 'supabase-gateway/bench/report';
import { budgets, htmlBudget } from '../../scripts/build/postbuild/budgets/budgets.ts';
import { pageBytes } from '../../scripts/build/postbuild/budgets/page-bytes.ts';
import { prerenderedPages } from './addresses.ts';
import { table } from './table.ts';

const client = join(import.meta.dirname, '../../build/client');

/** Prints the weight of every page and returns the rows of the heaviest. */
export function weigh(): Row[] {
  console.log('Weight: kB (1000 bytes), brotli, and the share of its budget\n');
  const line = table(['', 'HTML', '', 'scripts', '', 'files'], [26, 6, 6, 8, 6, 6]);
  const all = prerenderedPages.map(({ address, file }) => {
    const { html, scripts, files } = pageBytes(client, file);
    const shares = { html: html / htmlBudget(file), scripts: scripts / budgets.scripts };
    line(
      address,
      html.toFixed(1),
      percent(shares.html),
      scripts.toFixed(1),
      percent(shares.scripts),
      String(files),
    );
    return { address, html, scripts, shares };
  });
  return (['html', 'scripts'] as const).map((part) => {
    const heaviest = all.reduce((a, b) => (b.shares[part] > a.shares[part] ? b : a));
    return {
      what: `${part === 'html' ? 'HTML' : 'Scripts'} of the heaviest of ${all.length} pages, ${heaviest.address}`,
      ratio: percent(heaviest.shares[part]),
      measured: `${heaviest[part].toFixed(1)} kB`,
      against: 'its budget',
      wanted: '≤ 100 %',
      met: heaviest.shares[part] <= 1,
    };
  });
}
