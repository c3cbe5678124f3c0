// Loaded by `npm run test:on-day` into each Node process: the gateway starts PostgreSQL and functions with environments of their own,
// and their clock must be that of the tests.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC } = process.env;

for (const name of ['spawn', 'fork']) {
  const start = childProcess[name];
  childProcess[name] = (command, ...rest) => {
    const options = rest.at(-1);
    if (options?.env) {
      const env = { ...options.env, LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC };
      rest[rest.length - 1] = { ...options, env };
    }
    return start(command, ...rest);
  };
}
syncBuiltinESMExports();
