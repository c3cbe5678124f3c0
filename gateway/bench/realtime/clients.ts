// Opens sockets in a separate process and counts what they receive. The parent process sends
// commands, and receives one answer to each.
import { WebSocket } from 'ws';
import { apikey } from '../lib/requests.ts';

/** `isFloor`: the server does not speak the protocol, so nothing is joined. */
export type Command =
  | {
      open: number;
      url: string;
      topic: string;
      isPrivate?: boolean;
      isFloor?: boolean;
    }
  | { expect: number }
  | { flood: number; topic: string }
  | { close: true };

type Socket = { socket: WebSocket; joined: Promise<void> };

let sockets: Socket[] = [];
let received = 0;
let wanted = Number.POSITIVE_INFINITY;
let first: bigint | undefined;
let addresses = 0;

process.on('message', async (command: Command) => {
  if ('open' in command) await open(command);
  else if ('expect' in command) expectMessages(command.expect);
  else if ('flood' in command) flood(command.flood, command.topic);
  else await closeAll();
  process.send?.('done');
});
process.send?.('ready');

setInterval(() => {
  for (const { socket } of sockets) {
    if (socket.readyState === WebSocket.OPEN) socket.send('[null,"h","phoenix","heartbeat",{}]');
  }
}, 25_000).unref();

async function open(command: Extract<Command, { open: number }>) {
  const { open: count } = command;
  for (let from = 0; from < count; from += 100) {
    const batch = Array.from({ length: Math.min(100, count - from) }, () => connect(command));
    sockets.push(...batch);
    await Promise.all(batch.map(({ joined }) => joined));
  }
}

function connect({
  url,
  topic,
  isPrivate = false,
  isFloor = false,
}: Extract<Command, { open: number }>): Socket {
  addresses += 1;
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const socket = new WebSocket(`${url}/realtime/v1/websocket?apikey=${apikey}&vsn=2.0.0`, {
    perMessageDeflate: false,
    headers: { 'x-forwarded-for': address },
  });
  const joined = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      if (isFloor) {
        resolve();
        return;
      }
      const payload = { config: { private: isPrivate, broadcast: {} } };
      socket.send(
        JSON.stringify([
          '1',
          '1',
          `realtime:${topic.replace('*', String(addresses))}`,
          'phx_join',
          payload,
        ]),
      );
    });
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) count();
      else if (data.includes('"status":"error"')) reject(new Error(data.toString()));
      else if (data.includes('phx_reply')) resolve();
    });
  });
  return { socket, joined };
}

function count() {
  received += 1;
  first ??= process.hrtime.bigint();
  if (received === wanted)
    process.send?.({ last: String(process.hrtime.bigint()), first: String(first) });
}

function expectMessages(count: number) {
  received = 0;
  first = undefined;
  wanted = count;
}

/** One socket sends broadcasts as fast as the limits allow. The frame is that of the protocol. */
function flood(count: number, topic: string) {
  const name = Buffer.from(`realtime:${topic}`);
  const event = Buffer.from('bench');
  const head = Buffer.from([3, 1, 0, name.length, event.length, 0, 1]);
  const body = Buffer.from(JSON.stringify({ text: 'x'.repeat(200) }));
  const frame = Buffer.concat([head, Buffer.from('1'), name, event, body]);
  for (let sent = 0; sent < count; sent += 1) sockets[0]?.socket.send(frame);
}

async function closeAll() {
  const closing = sockets.map(
    ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
  );
  for (const { socket } of sockets) socket.terminate();
  await Promise.all(closing);
  sockets = [];
}
