import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/build/bundle/compiled-messages.ts';

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { tsconfigPaths: true },
  test: {
    // Many tests wait for processes, so the number of concurrent files equals the number of cores.
    maxWorkers: '100%',
    projects: [
      'gateway/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/{unit,access,functions,operating}/**/*.test.ts'],
          globalSetup: 'tests/support/cluster.ts',
          setupFiles: 'tests/support/contracts.ts',
          // Files share what they load, which is a third of their time. What a test changes is put back.
          isolate: false,
          restoreMocks: true,
          // A busy machine is slow, which is no failure.
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
