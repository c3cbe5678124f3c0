import lighthouse, { type Result } from 'lighthouse';
import { median } from '../lib/median.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** `host` is how fast Lighthouse found this machine: below 1000 it calls it slower than it expects. */
export type Scores = Record<(typeof categories)[number] | keyof typeof metrics | 'host', number>;

/** Medians of several runs with Lighthouse's mobile profile. Times in ms, scores of 100. */
export async function measure(url: string, port: number, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await visit(url, port, categories);
    const scores = categories.map((id) => [
      id,
      Math.round((report.categories[id]?.score ?? 0) * 100),
    ]);
    const times = Object.entries(metrics).map(([name, id]) => [name, timeOf(report, id)]);
    const host = ['host', report.environment.benchmarkIndex];
    all.push(Object.fromEntries([...scores, ...times, host]) as Scores);
  }
  const names = Object.keys(all[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as Scores;
}

/** The median of the largest paint alone, in ms: sooner measured. */
export async function measurePaint(url: string, port: number, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(timeOf(await visit(url, port, ['performance']), metrics.lcp));
  }
  return median(times);
}

async function visit(
  url: string,
  port: number,
  onlyCategories: readonly string[],
): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...onlyCategories],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result.lhr;
}

function timeOf(report: Result, id: string): number {
  return report.audits[id]?.numericValue ?? Number.NaN;
}
