import { setTimeout as wait } from 'node:timers/promises';
import { firstGoodWrite, timeOfWrite } from '../probe.ts';
import type { Fault } from './fault.ts';

const turns = 12;

/** A full disk, also for PostgreSQL's write-ahead log: writes are refused, none is lost. */
export const diskFull: Fault = {
  name: 'Disk full',
  mayFail: true,
  async run({ disk, postgres, served }) {
    if (disk.missing) return { skipped: disk.missing };
    let refused = 0;
    try {
      for (let turn = 0; turn < turns; turn += 1) {
        disk.fill();
        await newLogFile(postgres);
        await wait(1_000);
        if ((await timeOfWrite(served.site)) === Number.POSITIVE_INFINITY) refused += 1;
      }
    } finally {
      disk.free();
    }
    const since = Date.now();
    const recovery = (await firstGoodWrite(served.site)) - since;
    return { recovery, note: `${refused} of ${turns} tries to write were refused meanwhile` };
  },
};

/** Makes PostgreSQL switch to another log file, which otherwise takes minutes. */
async function newLogFile(postgres: Parameters<Fault['run']>[0]['postgres']) {
  try {
    const owner = await postgres.owner();
    await owner.query('select pg_switch_wal()').finally(() => owner.end());
  } catch {
    // PostgreSQL is already down because of the fault.
  }
}
