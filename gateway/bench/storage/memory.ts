import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { people } from '../../tests/support/people.ts';
import type { Row } from '../lib/report.ts';
import { inParallel, upload } from './transfers.ts';

const uploads = 20;
const rounds = 5;
/** Uploads by one client before the first measurement. */
const warmUps = 10;

/**
 * Measures the resident memory that 20 concurrent uploads of 8 MB add to the server process: its
 * peak, which the kernel records, minus its size just before.
 */
export async function memoryRow(
  port: number,
  pid: number,
  headers: Record<string, string>,
): Promise<Row> {
  const file = randomBytes(8 * 1024 * 1024);
  const send = (name: string) =>
    upload({ port, name: `${people.ana.userId}/memory-${name}.bin`, headers, file });
  // The first uploads also compile code.
  for (let number = 0; number < warmUps; number += 1) await send(`warm-up-${number}`);
  const added: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await wait(2_000);
    resetPeak(pid);
    const before = memoryOf(pid, 'VmRSS');
    await inParallel(uploads, uploads, (number) => send(`${round}-${number}`));
    added.push(memoryOf(pid, 'VmHWM') - before);
    console.log(`memory: ${before.toFixed(0)} MB before, ${added.at(-1)?.toFixed(1)} MB added`);
  }
  const most = Math.max(...added);
  return {
    what: `Memory that ${uploads} concurrent uploads of 8 MB add`,
    ratio: '',
    measured: `${most.toFixed(0)} MB, the most of ${added.map((one) => one.toFixed(0)).join(', ')}`,
    against: '',
    wanted: '< 40 MB',
    met: most < 40,
  };
}

/** @see `man proc_pid_clear_refs` */
function resetPeak(pid: number) {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
