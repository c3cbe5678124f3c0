import lighthouse, {
  type Artifacts,
  auditFlowArtifacts,
  type Result,
  type RunnerResult,
} from 'lighthouse';
import { median } from 'supabase-gateway/bench/median';
import { slowdownOn } from './slowdown.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/**
 * `host` is Lighthouse's benchmark of this machine: below 1000, it is slower than expected. `calibrated`
 * is the performance of the same visits on the phone that Lighthouse simulates, corrected for the speed
 * of this machine.
 */
export type Scores = Record<
  (typeof categories)[number] | keyof typeof metrics | 'host' | 'calibrated',
  number
>;

/** Medians of several runs with Lighthouse's mobile profile. Times in ms, scores of 100. */
export async function measure(url: string, port: number, runs: number): Promise<Scores> {
  const all: Scores[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr, artifacts } = await visit(url, port, categories);
    const scores = categories.map((id) => [id, scoreOf(lhr, id)]);
    const times = Object.entries(metrics).map(([name, id]) => [name, timeOf(lhr, id)]);
    const calibrated = scoreOf(await onTheMeantPhone(artifacts), 'performance');
    const host = lhr.environment.benchmarkIndex;
    all.push({ ...Object.fromEntries([...scores, ...times]), host, calibrated } as Scores);
  }
  const names = Object.keys(all[0] ?? {}) as (keyof Scores)[];
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((scores) => scores[name]))]),
  ) as Scores;
}

/** The median of the largest paint only, in ms, which is faster to measure. */
export async function measurePaint(url: string, port: number, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { lhr } = await visit(url, port, ['performance']);
    times.push(timeOf(lhr, metrics.lcp));
  }
  return median(times);
}

async function visit(
  url: string,
  port: number,
  onlyCategories: readonly string[],
): Promise<RunnerResult> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...onlyCategories],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result;
}

/** The same visit with the task durations of the simulated phone, calculated afterwards. */
async function onTheMeantPhone(visited: Artifacts): Promise<Result> {
  const cpuSlowdownMultiplier = slowdownOn(visited.BenchmarkIndex);
  const throttling = { ...visited.settings.throttling, cpuSlowdownMultiplier };
  const settings = { ...visited.settings, throttling };
  const { steps } = await auditFlowArtifacts(
    { gatherSteps: [{ artifacts: { ...visited, settings } }] },
    { extends: 'lighthouse:default', settings },
  );
  const lhr = steps[0]?.lhr;
  if (!lhr) throw new Error(`Lighthouse gave no result for ${visited.URL.requestedUrl}`);
  return lhr;
}

function scoreOf(report: Result, category: string): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

function timeOf(report: Result, id: string): number {
  return report.audits[id]?.numericValue ?? Number.NaN;
}
