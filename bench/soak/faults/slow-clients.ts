import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { timeOfWrite } from '../probe.ts';
import type { Fault } from './fault.ts';

const ofEach = 60;
const turns = 20;

const headers = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const body =
  'POST /rest/v1/rpc/submit_form HTTP/1.1\r\nHost: localhost\r\napikey: sb_publishable_local\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

/** Clients that send single bytes or do not read. Other callers must not wait. */
export const slowClients: Fault = {
  name: `Slow clients, ${ofEach * 3} at once`,
  mayFail: false,
  async run({ served: { site } }) {
    const port = Number(new URL(site).port);
    const page = await largestScript(site);
    const sockets = Array.from({ length: ofEach }, () => [
      dribble(port, headers),
      dribble(port, body),
      deaf(port, page),
    ]).flat();
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      times.push(await timeOfWrite(site));
      await wait(1_000);
    }
    for (const socket of sockets) socket.destroy();
    return { recovery: Math.max(...times), note: 'the slowest write of others meanwhile' };
  },
};

function dribble(port: number, start: string): Socket {
  const socket = open(port);
  socket.write(start);
  const timer = setInterval(() => socket.write('1'), 900);
  socket.once('close', () => clearInterval(timer));
  return socket.resume();
}

/** Requests a large file many times and never reads the response. */
function deaf(port: number, path: string): Socket {
  const socket = open(port);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(40));
  return socket.pause();
}

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
}

/** A script of the page, which is sent uncompressed if the client accepts no compression. */
async function largestScript(site: string): Promise<string> {
  const page = await (await fetch(site)).text();
  const [script] =
    /\/assets\/vendor-[^"]+\.js/.exec(page) ?? /\/assets\/[^"]+\.js/.exec(page) ?? [];
  if (!script) throw new Error('The home page contains no script.');
  return script;
}
