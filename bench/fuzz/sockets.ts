import fc from 'fast-check';
import { RawSocket } from 'supabase-gateway/testing/raw-socket';
import { frames } from './realtime-requests.ts';
import { faultOf } from './verdict.ts';

/** Closed by the client or the server, malformed text, limits, too long. */
const expectedCodes = new Set([1000, 1005, 1007, 1008, 1009]);

const timeoutMs = 15_000;

type Options = { port: number; sockets: number; seed: number; secrets: string[] };

/**
 * Sends random frames on many sockets. Each socket must then answer a heartbeat, or must have been
 * closed with a code of the protocol. No frame of the server may contain a secret or a row.
 * @returns the number of sockets by their end
 */
export async function fuzzSockets({ port, sockets, seed, secrets }: Options) {
  const ends = new Map<string, number>();
  const socket = fc.record({
    version: fc.constantFrom('1.0.0', '2.0.0'),
    address: fc.ipV4(),
    sent: fc.array(frames, { minLength: 1, maxLength: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(socket, async ({ version, address, sent }) => {
      const raw = await RawSocket.open(`http://127.0.0.1:${port}`, {
        version,
        key: 'sb_publishable_fuzz',
        headers: { 'x-forwarded-for': address },
      });
      for (const frame of sent) raw.socket.send(frame, { binary: typeof frame !== 'string' });
      raw.socket.send(
        version === '1.0.0'
          ? '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"last"}'
          : '[null,"last","phoenix","heartbeat",{}]',
      );
      const end = await endOf(raw);
      ends.set(end, (ends.get(end) ?? 0) + 1);
      const text = JSON.stringify(raw.received) + Buffer.concat(raw.binary).toString('latin1');
      raw.end();
      const fault = faultOf({ status: 101, text }, secrets, { mayReadAll: false });
      if (fault) throw new Error(`A socket received ${fault}: ${text.slice(0, 2_000)}`);
    }),
    { numRuns: sockets, seed, interruptAfterTimeLimit: 120_000 },
  );
  return ends;
}

async function endOf(raw: RawSocket): Promise<string> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (raw.received.some(([, ref, topic]) => ref === 'last' && topic === 'phoenix')) return 'open';
    if (raw.closed) {
      if (expectedCodes.has(raw.closed.code)) return `closed ${raw.closed.code}`;
      throw new Error(`A socket was closed with ${raw.closed.code}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  throw new Error('A socket neither answers nor closes.');
}
