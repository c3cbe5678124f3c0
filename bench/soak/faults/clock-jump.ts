import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Stage } from './fault.ts';

const hours = 2;
const stay = 8_000;

/** The server's clock jumps forward and back: tokens expire, sessions do not. */
export const clockJump: Fault = {
  name: `Clock ${hours} h forward, and back`,
  mayFail: false,
  async run(stage) {
    await firstGoodRead(stage);
    // A token from the last jump would still be valid in the next one.
    await stage.session.refresh();
    const before = stage.session.expiresAt;
    stage.served.setClock(hours * 3_600_000);
    const there = await firstReadLater(stage, before);
    await wait(stay);
    stage.served.setClock(0);
    await wait(200);
    const back = await firstGoodRead(stage);
    return { recovery: Math.max(there, back), note: 'the token had run out and was renewed' };
  },
};

/** The same with a token of the later time. A busy server notices the jump with a delay. */
async function firstReadLater(stage: Stage, before: number): Promise<number> {
  const since = Date.now();
  while (Date.now() - since < 5000) {
    await wait(200);
    const recovery = await firstGoodRead(stage);
    if (stage.session.expiresAt - before > (hours - 0.2) * 3600) return recovery;
  }
  throw new Error('The clock did not jump.');
}

/** Milliseconds until the session's member sees their row. */
async function firstGoodRead({ session }: Stage): Promise<number> {
  const since = Date.now();
  for (;;) {
    const { status, text } = await session.sendRequest('/rest/v1/members?select=id');
    if (status === 200 && text.length > 4) return Date.now() - since;
    if (Date.now() - since > 60_000) throw new Error(`No read for a minute: ${text}`);
    await wait(25);
  }
}
