import { setTimeout as wait } from 'node:timers/promises';
import { signal } from '../postgres.ts';
import { firstGoodWrite } from '../probe.ts';
import type { Fault, Stage } from './fault.ts';

/** Killed processes. The time counts from the kill and includes the restart. */
export const nodeKilled: Fault = {
  name: 'Node killed, started again',
  mayFail: true,
  run: (stage) => recover(stage, async ({ served }) => served.kill()),
};

export const postgresKilled: Fault = {
  name: 'PostgreSQL killed, all its processes',
  mayFail: true,
  run: (stage) => recover(stage, async ({ postgres }) => killAll(postgres.processes())),
};

export const postgresStopped: Fault = {
  name: 'PostgreSQL shut down at once (SIGQUIT)',
  mayFail: true,
  run: (stage) =>
    recover(stage, async ({ postgres }) => signal(postgres.processes().first, 'SIGQUIT')),
};

export const postgresOrphaned: Fault = {
  name: 'PostgreSQL’s first process killed',
  mayFail: true,
  run: (stage) =>
    recover(stage, async ({ postgres }) => signal(postgres.processes().first, 'SIGKILL')),
};

export const backendKilled: Fault = {
  name: 'One of PostgreSQL’s connections killed',
  mayFail: true,
  run: (stage) =>
    recover(stage, async ({ postgres }) => {
      const { others } = postgres.processes();
      signal(others.at(-1) ?? 0, 'SIGKILL');
    }),
};

export const bothKilled: Fault = {
  name: 'Node and PostgreSQL killed together',
  mayFail: true,
  run: (stage) =>
    recover(stage, async ({ served, postgres }) => {
      const processes = postgres.processes();
      served.kill();
      killAll(processes);
    }),
};

async function recover(stage: Stage, breakIt: (stage: Stage) => Promise<void>) {
  const since = Date.now();
  await breakIt(stage);
  // The end of a process is noticed with a delay.
  await wait(100);
  return { recovery: (await firstGoodWrite(stage.served.site)) - since };
}

function killAll({ first, others }: { first: number; others: number[] }) {
  for (const pid of [first, ...others]) signal(pid, 'SIGKILL');
}
