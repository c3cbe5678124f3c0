// `npm run bench:engine [-- --needs 200 --runs 200]`: the time until the rules engine has divided all bills of a
// household, and until the IUA meter has its values. Needs no build.
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { median } from 'supabase-gateway/bench/median';
import { type Row, report } from 'supabase-gateway/bench/report';
import { engineFigures } from '#rules/edition';
import { evaluate } from '#rules/engine/evaluate';
import { memberYear } from '#rules/engine/member-year';
import { largeHousehold } from './household.ts';

const { values } = parseArgs({
  options: {
    needs: { type: 'string', default: '200' },
    runs: { type: 'string', default: '200' },
  },
});
const needs = Number(values.needs);
const goal = 5;
const household = largeHousehold(needs);
const editions = [{ number: 1, effectiveOn: '2026-01-01', figures: engineFigures() }];

console.log(machine());
const row = (what: string, run: () => unknown): Row => {
  const first = timeOf(run);
  const cpuBefore = process.cpuUsage();
  const times = Array.from({ length: Number(values.runs) }, () => timeOf(run));
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpu = (user + system) / 1000 / times.length;
  const measured = median(times);
  return {
    what,
    ratio: '',
    measured: `${measured.toFixed(2)} ms (CPU ${cpu.toFixed(2)} ms), first ${first.toFixed(1)} ms`,
    against: '',
    wanted: `< ${goal} ms`,
    met: measured < goal,
  };
};

report([
  row(`Rules engine, ${needs} needs of a household`, () => evaluate(household, editions)),
  row(`IUA meter, ${needs} needs`, () => memberYear(household, editions, '2030-12-31')),
]);

function timeOf(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
