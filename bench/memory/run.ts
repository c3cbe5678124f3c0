// `npm run bench -- memory [--minutes 10]`: the server's memory under a steady mixed load, after its
// warm-up and at the end.
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startGateway, stopChild } from 'supabase-gateway/bench/child';
import { withProject } from 'supabase-gateway/bench/cluster';
import { machine } from 'supabase-gateway/bench/machine';
import { median } from 'supabase-gateway/bench/median';
import { percent, report } from 'supabase-gateway/bench/report';
import { cast, password } from '../../tests/cast.ts';
import {
  anonymousHeaders,
  homePath,
  paymentsPath,
  signInAsAna,
  signInPath,
  userHeaders,
} from '../lib/requests.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '2' } } });
const minutes = Number(values.minutes);
const port = 4441;
const base = `http://127.0.0.1:${port}`;

/** The requests of the load, each with its expected statuses. */
const deeds: (() => Promise<Response>)[] = [
  () => send(homePath),
  () => send(paymentsPath),
  // Always different, to test that caches of addresses and statements are bounded.
  () => send(`${paymentsPath}&amount=lt.${Math.random() * 1e6}`),
  () => send(`/rest/v1/billing?select=a${Math.floor(Math.random() * 1e9)}:id&limit=1`),
  () => send('/auth/v1/user'),
  () => send('/rest/v1/episodes?select=*'),
  () => post('/functions/v1/rpc/member_sign_in_status', { email: `x${Math.random()}@example.com` }),
  () => send('/rest/v1/nowhere'),
];
const rareDeeds: (() => Promise<Response>)[] = [
  () => post(signInPath, { email: cast.bruno.email, password }),
  () => post(signInPath, { email: `x${Math.random()}@example.com`, password }),
  () => post('/functions/v1/send-password-reset', { email: 'nobody@example.com', resetUrl: base }),
];

let token = '';
let sent = 0;
let end = 0;
const samples: { at: number; megabytes: number }[] = [];

await withProject('bench-memory', 'supabase', async (location) => {
  const server = await startGateway(location, 'supabase', port);
  try {
    token = await signInAsAna(port);
    end = performance.now() + minutes * 60_000;
    const busyPeople = Array.from({ length: 8 }, () => busy(deeds, 0));
    await Promise.all([...busyPeople, busy(rareDeeds, 250), renewToken(), sample(server)]);
    tell();
  } finally {
    await stopChild(server);
  }
});

async function busy(choices: (() => Promise<Response>)[], pause: number) {
  for (let turn = 0; performance.now() < end; turn += 1) {
    const response = await choices[turn % choices.length]?.();
    await response?.arrayBuffer();
    if (response && response.status >= 500) throw new Error(`status ${response.status}`);
    sent += 1;
    if (pause > 0) await wait(pause);
  }
}

/** Renews tokens, to test that the cache of tokens is bounded. */
async function renewToken() {
  while (performance.now() < end) {
    await wait(2_000);
    token = await signInAsAna(port);
  }
}

async function sample(server: ChildProcess) {
  while (performance.now() < end) {
    await wait(1_000);
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    const megabytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    samples.push({ at: 1 - (end - performance.now()) / (minutes * 60_000), megabytes });
  }
}

function tell() {
  // A fifth of the time is warm-up; then the first tenth is compared with the last.
  const between = (from: number, to: number) =>
    median(samples.filter(({ at }) => at >= from && at < to).map(({ megabytes }) => megabytes));
  const [warm, last] = [between(0.2, 0.3), between(0.9, 1.1)];
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${machine()}, load ${load}`);
  console.log(
    `${minutes} minutes, ${sent} requests, ${Math.round(sent / minutes / 60)} per second`,
  );
  const course = Array.from({ length: 10 }, (_, tenth) => between(tenth / 10, (tenth + 1) / 10));
  console.log(`resident, by tenths       ${course.map((value) => value.toFixed(0)).join(' ')} MB`);
  report([
    {
      what: `Memory over ${minutes} minutes, ${Math.round(sent / minutes / 60)} requests per second`,
      ratio: percent(last / warm),
      measured: `${last.toFixed(0)} MB at the end`,
      against: `after warm-up, ${warm.toFixed(0)} MB`,
      wanted: '< 110 %',
      met: last / warm < 1.1,
    },
  ]);
}

function send(path: string) {
  return fetch(base + path, { headers: userHeaders(token) });
}

function post(path: string, body: unknown) {
  return fetch(base + path, {
    method: 'POST',
    headers: anonymousHeaders(),
    body: JSON.stringify(body),
  });
}
