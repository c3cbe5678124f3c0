import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The maximum time for which a function may block its event loop, in milliseconds. */
const longestBlock = 10_000;
/**
 * The limit for the total memory of a function's process. It is separate from the heap limit
 * because buffers are not part of the heap.
 */
const mostMemoryMb = 512;
const lookEvery = 500;

type Watched = {
  child: ChildProcess;
  /** Requests a pong from the process. */
  ping(): void;
  isIdle(): boolean;
  /** Receives the reason why the process has to end. */
  onLimit(reason: string): void;
};

/**
 * Watches a function's process while it handles requests. It reports a process that blocks its
 * event loop or uses too much memory. `pong` records a response, and `stop` ends the watch.
 */
export function watchProcess({ child, ping, isIdle, onLimit }: Watched) {
  let respondedAt = performance.now();
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // The server itself was busy or suspended, so it could not have received a pong.
    const wasAway = now - lookedAt > 4 * lookEvery;
    lookedAt = now;
    if (isIdle() || wasAway) {
      respondedAt = now;
      return;
    }
    if (now - respondedAt > longestBlock) return onLimit('it blocked its event loop');
    if (memoryOf(child.pid) > mostMemoryMb) return onLimit('it took too much memory');
    ping();
  }, lookEvery).unref();
  return {
    pong() {
      respondedAt = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}

/** Returns the resident memory in MB if the system reports it. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * 4096) / 1_048_576;
  } catch {
    // The process has just exited.
    return 0;
  }
}
