import { bombs } from './faults/bombs.ts';
import { clockJump } from './faults/clock-jump.ts';
import { diskFull } from './faults/disk-full.ts';
import type { Fault, FaultResult, Stage } from './faults/fault.ts';
import {
  backendKilled,
  bothKilled,
  nodeKilled,
  postgresKilled,
  postgresOrphaned,
  postgresStopped,
} from './faults/killed.ts';
import { mailDown } from './faults/mail-down.ts';
import { slowClients } from './faults/slow-clients.ts';
import { rest } from './pace.ts';

const faults: Fault[] = [
  nodeKilled,
  postgresKilled,
  mailDown,
  bombs,
  postgresStopped,
  slowClients,
  postgresOrphaned,
  clockJump,
  backendKilled,
  diskFull,
  bothKilled,
];

/** A fault with start and end, in milliseconds since the epoch. */
export type FaultRun = { fault: Fault; from: number; to: number; result: FaultResult };

/** The duration of all faults without pauses; with pauses, half as much again. */
const minutesOfRound = 3;
const secondsOfFaults = 95;
/** Requests in flight at the end of a fault may still fail. */
const aftermath = 1_000;

/** Runs the faults one after the other, spread over the time, in as many rounds as fit. */
export async function runFaults(stage: Stage, minutes: number, only: string): Promise<FaultRun[]> {
  const rounds = Math.max(1, Math.floor(minutes / minutesOfRound));
  const chosen = faults.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  const free = minutes * 60 - rounds * secondsOfFaults;
  const pause = (1_000 * Math.max(free, rounds * 20)) / (rounds * chosen.length + 1);
  const runs: FaultRun[] = [];
  const over = Date.now() + minutes * 60_000;
  await rest(stage.world.end, pause);
  for (let round = 0; round < rounds; round += 1) {
    for (const fault of chosen) {
      const from = Date.now();
      const result = await fault.run(stage);
      runs.push({ fault, from, to: Date.now() + aftermath, result });
      logFault(fault, result);
      await rest(stage.world.end, pause);
    }
  }
  await rest(stage.world.end, Math.max(0, over - Date.now()));
  return runs;
}

function logFault({ name }: Fault, result: FaultResult) {
  const time = new Date().toTimeString().slice(0, 8);
  if ('skipped' in result) console.log(`${time}  ${name}: skipped: ${result.skipped}`);
  else
    console.log(
      `${time}  ${name}: ${seconds(result.recovery)}${result.note ? `, ${result.note}` : ''}`,
    );
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}
