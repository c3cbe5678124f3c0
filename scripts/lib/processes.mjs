// Ends everything that a command started. PostgreSQL, the servers of the tests and the browsers have process groups of their own, so
// that no signal of the terminal reaches them.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const lookEvery = 1_000;
/** For an orderly end, then for an end by SIGTERM. In milliseconds. */
const defaultPatience = { SIGINT: 15_000, SIGTERM: 5_000 };

/**
 * Follows all descendants of this process. An orphan cannot be found later, because its parent's id
 * is gone, so they are looked up every second.
 */
export function followDescendants() {
  /** Start times by process id: a process id is used again. */
  const known = new Map();

  const look = () => {
    const processes = listProcesses();
    const isKnown = (id) => known.get(id) === processes.get(id)?.startedAt;
    for (const id of known.keys()) if (!isKnown(id)) known.delete(id);
    for (let found = true; found; ) {
      found = false;
      for (const [id, { parent, startedAt }] of processes) {
        if (known.has(id) || !(parent === process.pid || known.has(parent))) continue;
        known.set(id, startedAt);
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
  const areGone = async (patienceMs) => {
    const deadline = Date.now() + patienceMs;
    while (look().length > 0) {
      if (Date.now() > deadline) return false;
      await wait(100);
    }
    return true;
  };

  const timer = setInterval(look, lookEvery).unref();
  // However this process ends, nothing goes on.
  process.on('exit', () => signal(look(), 'SIGKILL'));

  return {
    /**
     * Asks the direct children as Ctrl+C does, because the test runners then stop their servers, and
     * ends what is left.
     */
    async end(patience = defaultPatience) {
      clearInterval(timer);
      look();
      const processes = listProcesses();
      const children = [...processes].filter(([, { parent }]) => parent === process.pid);
      signal(
        children.map(([id]) => id),
        'SIGINT',
      );
      if (await areGone(patience.SIGINT)) return;
      signal(look(), 'SIGTERM');
      if (await areGone(patience.SIGTERM)) return;
      signal(look(), 'SIGKILL');
      await areGone(patience.SIGTERM);
    },
  };
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
