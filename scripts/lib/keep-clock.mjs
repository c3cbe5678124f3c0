// Loaded by `npm run test:dates` into each Node process. The gateway, its functions and the operator commands start processes with
// environments of their own, and the clock of these must be that of the tests.
import { ChildProcess } from 'node:child_process';

const names = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC', 'NODE_OPTIONS'];
const clock = names.map((name) => `${name}=${process.env[name]}`);
const { spawn } = ChildProcess.prototype;

// `spawn`, `fork`, `exec` and `execFile` all call it.
ChildProcess.prototype.spawn = function spawnWithClock(options) {
  const others = options.envPairs.filter((pair) => !names.includes(pair.split('=')[0]));
  return spawn.call(this, { ...options, envPairs: [...others, ...clock] });
};
