// Ends everything that a command started. PostgreSQL, the servers of the tests and the browsers have process groups of their own, so
// that no signal of the terminal reaches them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookEvery = 1_000;
/** For an orderly end, then for an end by SIGTERM. In milliseconds. */
const defaultTimeouts = { SIGINT: 15_000, SIGTERM: 5_000 };

/**
 * Follows all descendants of this process. An orphan cannot be found later, because its parent's id
 * is gone, so they are looked up every second.
 */
export function followDescendants() {
  /** Parent and start time by process id: a process id is used again. */
  const known = new Map();

  const look = () => {
    const processes = listProcesses();
    for (const [id, { startedAt }] of known) {
      if (processes.get(id)?.startedAt !== startedAt) known.delete(id);
    }
    for (let found = true; found; ) {
      found = false;
      for (const [id, one] of processes) {
        if (known.has(id) || !(one.parent === process.pid || known.has(one.parent))) continue;
        known.set(id, one);
        found = true;
      }
    }
    return [...known.keys()];
  };

  const signal = (ids, name) => {
    for (const id of ids) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended.
      }
    }
  };

  /** Resolves with whether no descendant is left. */
  const areGone = async (timeoutMs) => {
    const deadline = Date.now() + timeoutMs;
    while (look().length > 0) {
      if (Date.now() > deadline) return false;
      await wait(100);
    }
    return true;
  };

  setInterval(look, lookEvery).unref();
  // However this process ends, nothing goes on.
  process.on('exit', () => signal(look(), 'SIGKILL'));

  return {
    /**
     * Asks the direct children as Ctrl+C does, because the test runners then stop their servers, and
     * ends what is left.
     */
    async end(timeouts = defaultTimeouts) {
      const isChild = (id) => known.get(id).parent === process.pid;
      signal(look().filter(isChild), 'SIGINT');
      if (await areGone(timeouts.SIGINT)) return;
      signal(look(), 'SIGTERM');
      if (await areGone(timeouts.SIGTERM)) return;
      signal(look(), 'SIGKILL');
      await areGone(timeouts.SIGTERM);
    },
  };
}

/**
 * Calls `work` when the parent has ended. When npm is killed, or its shell ends without a signal to
 * this process, only the parent's process id changes.
 */
export function onParentEnd(work) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && work(), 500).unref();
}

/** All processes of the machine by id, without those that ended and wait for their parent. */
function listProcesses() {
  return process.platform === 'linux' ? readProc() : readPs();
}

function readProc() {
  const processes = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the command, in parentheses, may contain spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const [state, parent] = fields;
      if (state !== 'Z') {
        processes.set(Number(name), { parent: Number(parent), startedAt: fields[19] });
      }
    } catch {
      // It ended meanwhile.
    }
  }
  return processes;
}

function readPs() {
  const processes = new Map();
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,lstart='], {
    encoding: 'utf8',
  });
  for (const line of (stdout ?? '').split('\n')) {
    const [, id, parent, state, startedAt] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (id && !state.startsWith('Z')) {
      processes.set(Number(id), { parent: Number(parent), startedAt });
    }
  }
  return processes;
}
