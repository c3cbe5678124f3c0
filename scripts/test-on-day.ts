// `npm run test:on-day -- 2027-01-31T03:00Z tests/functions`: runs Vitest, and the PostgreSQL that it starts, with the clock set to
// another moment. libfaketime (Debian: `apt-get install libfaketime`) changes the clock of these processes only, so that the product
// needs no setting that moves time. LIBFAKETIME names the library if it is elsewhere.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [moment = '', ...tests] = process.argv.slice(2);
const seconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
if (Number.isNaN(seconds)) fail('Name a moment, such as 2027-01-31T03:00Z, then the tests.');
const library = process.env.LIBFAKETIME ?? globSync('/usr/lib/*/faketime/libfaketimeMT.so.1').at(0);
if (!library) fail('libfaketime is missing: install it, or name it in LIBFAKETIME.');

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...tests],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL('scripts/lib/keep-clock.mjs')}`,
      LD_PRELOAD: library,
      // An offset, because processes that start later must read the same clock.
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  },
);
process.exit(status ?? 1);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
