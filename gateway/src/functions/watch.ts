import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How long a function may keep its event loop busy, in milliseconds. */
const longestBlock = 10_000;
/** How much memory a function's process may take in all: buffers are not part of its heap. */
const mostMemoryMb = 512;
const lookEvery = 500;

type Watched = {
  child: ChildProcess;
  /** Asks the process for a pong. */
  ping(): void;
  isIdle(): boolean;
  /** Is told why the process has to end. */
  onLimit(reason: string): void;
};

/**
 * Watches a function's process while it answers requests: one that blocks its event loop or takes
 * too much memory is reported. `pong` notes that it answered; `stop` ends the watch.
 */
export function watchProcess({ child, ping, isIdle, onLimit }: Watched) {
  let respondedAt = performance.now();
  let lookedAt = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // The server itself was busy or suspended: the function could not have been heard.
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

/** Resident memory in MB, where the system tells it. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * 4096) / 1_048_576;
  } catch {
    // It has just ended.
    return 0;
  }
}
