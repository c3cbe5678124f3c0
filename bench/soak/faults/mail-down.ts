import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault.ts';

const away = 20_000;

/** The mail server is down for a while. Requests succeed; emails wait. */
export const mailDown: Fault = {
  name: 'Mail server down',
  mayFail: false,
  async run({ world: { post }, postgres }) {
    await post.close();
    await wait(away);
    const owner = await postgres.owner();
    const waiting = "select count(*)::int as mails from gateway.mail_queue where state = 'waiting'";
    const { rows } = await owner.query<{ mails: number }>(waiting);
    const before = post.mails.length;
    const since = Date.now();
    await post.reopen();
    while (post.mails.length === before && Date.now() - since < 120_000) await wait(10);
    const recovery = Date.now() - since;
    const held = rows[0]?.mails ?? 0;
    while (post.mails.length < before + held && Date.now() - since < 120_000) await wait(10);
    await owner.end();
    const note = `${held} mails waited, the last left after ${((Date.now() - since) / 1000).toFixed(1)} s`;
    return { recovery, note };
  },
};
