import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { people } from '../../tests/support/people.ts';
import type { Row } from '../lib/report.ts';
import { upload } from './transfers.ts';

const uploads = 10;
const readsPerSecond = 50;
const seconds = 15;

/** Measures table reads without load, and while 10 clients upload files of 8 MB without a pause. */
export async function readsRow(port: number, headers: Record<string, string>): Promise<Row[]> {
  const file = randomBytes(8 * 1024 * 1024);
  const alone = await measureReads(port, headers);
  let uploading = true;
  let uploaded = 0;
  const client = async (number: number) => {
    while (uploading) {
      await upload({
        port,
        name: `${people.ana.userId}/reads-${number}-${uploaded}.bin`,
        headers,
        file,
      });
      uploaded += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: uploads }, (_, number) => client(number)));
  await wait(1_000);
  const began = performance.now();
  const before = uploaded;
  const during = await measureReads(port, headers);
  const rate = ((uploaded - before) * file.length) / 1e3 / (performance.now() - began);
  uploading = false;
  await clients;
  const p99 = percentile(during, 0.99);
  return [
    {
      what: `Table reads during ${uploads} uploads (${rate.toFixed(0)} MB/s)`,
      ratio: '',
      measured: `p99 ${p99.toFixed(0)} ms, median ${percentile(during, 0.5).toFixed(1)} ms`,
      against: `without uploads, p99 ${percentile(alone, 0.99).toFixed(0)} ms`,
      wanted: 'p99 < 50 ms',
      met: p99 < 50,
    },
  ];
}

/** Durations in milliseconds. A new read begins at each tick, whether or not the last one ended. */
async function measureReads(port: number, headers: Record<string, string>): Promise<number[]> {
  const reads: Promise<number>[] = [];
  const began = performance.now();
  for (let number = 0; number < readsPerSecond * seconds; number += 1) {
    await wait(Math.max(0, began + (number * 1_000) / readsPerSecond - performance.now()));
    reads.push(read(port, headers));
  }
  return Promise.all(reads);
}

async function read(port: number, headers: Record<string, string>): Promise<number> {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/rest/v1/topics?select=*`, { headers });
  await response.text();
  if (!response.ok) throw new Error(`status ${response.status}`);
  return performance.now() - began;
}

function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
