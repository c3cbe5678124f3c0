import { percent, type Row } from 'supabase-gateway/bench/report';
import { indexedPages } from '../../app/indexed-pages.ts';
import type { Scores } from './lighthouse.ts';

export type Cost = {
  name: string;
  address: string;
  ours: Scores;
  /** LCP without scripts, and as a classic application, in ms. */
  floor: number;
  classic: number;
  /** Time to interactive with applied throttling, in ms: at a quarter of the CPU, and calibrated. */
  ready: number;
  calibrated: number;
};

/** The target for a page to be ready, in ms. */
export const readyTimeBudget = 2000;

/** The worst page of each kind, compared with the target for every page. */
export function costRows(costs: Cost[]): Row[] {
  const named: readonly string[] = indexedPages;
  // The other pages are not indexed, which Lighthouse counts as a fault.
  const found = costs.filter(({ name }) => named.includes(name));
  return [
    worst(
      costs,
      'LCP against the page without scripts',
      (cost) => cost.ours.lcp / cost.floor,
      1.05,
    ),
    worst(costs, 'LCP against a classic application', (cost) => cost.ours.lcp / cost.classic, 0.5),
    ...readyTimeRows(costs),
    shift(costs),
    score(costs, 'performance', 95),
    score(costs, 'calibrated', 95, 'performance, calibrated'),
    score(costs, 'accessibility', 100),
    score(costs, 'best-practices', 100),
    ...(found.length > 0 ? [score(found, 'seo', 100)] : []),
  ];
}

/** The slowest page, compared with the budget of 2.0 s. */
export function readyTimeRows(
  pages: readonly Pick<Cost, 'address' | 'ready' | 'calibrated'>[],
): Row[] {
  const what = 'Ready to use, with applied throttling, against 2.0 s';
  return [
    worst(pages, what, ({ ready }) => ready / readyTimeBudget, 1),
    worst(pages, `${what}, calibrated`, ({ calibrated }) => calibrated / readyTimeBudget, 1),
  ];
}

function worst<Page extends { address: string }>(
  pages: readonly Page[],
  what: string,
  shareOf: (page: Page) => number,
  most: number,
): Row {
  const page = pages.reduce((a, b) => (shareOf(b) > shareOf(a) ? b : a));
  const share = shareOf(page);
  return {
    what: `${what}, worst of ${pages.length} pages`,
    ratio: percent(share),
    measured: page.address,
    against: '',
    wanted: `≤ ${percent(most)}`,
    met: share <= most,
  };
}

function shift(costs: Cost[]): Row {
  const cost = costs.reduce((a, b) => (b.ours.cls > a.ours.cls ? b : a));
  return {
    what: `Layout shift, worst of ${costs.length} pages`,
    ratio: '',
    measured: `${cost.ours.cls.toFixed(3)} (${cost.address})`,
    against: '',
    wanted: '0',
    met: cost.ours.cls === 0,
  };
}

function score(costs: Cost[], name: keyof Scores, least: number, called: string = name): Row {
  const cost = costs.reduce((a, b) => (b.ours[name] < a.ours[name] ? b : a));
  return {
    what: `Lighthouse, ${called}, lowest of ${costs.length} pages`,
    ratio: '',
    measured: `${cost.ours[name]} (${cost.address})`,
    against: '',
    wanted: `≥ ${least}`,
    met: cost.ours[name] >= least,
  };
}
