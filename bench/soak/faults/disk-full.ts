import { setTimeout as wait } from 'node:timers/promises';
import { firstGoodWrite, timeOfWrite } from '../probe.ts';
import type { Fault } from './fault.ts';

const turns = 12;

/** No room on the disk, not even for PostgreSQL's log of changes: writes are refused, none is lost. */
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

/** Lets PostgreSQL need another file of its log at once, which else takes minutes. */
async function newLogFile(postgres: Parameters<Fault['run']>[0]['postgres']) {
  try {
    const owner = await postgres.owner();
    await owner.query('select pg_switch_wal()').finally(() => owner.end());
  } catch {
    // It is down by now: that is the fault at work.
  }
}
