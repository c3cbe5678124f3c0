import { defineConfig } from 'vitest/config';
import { compiledMessages } from './scripts/build/bundle/compiled-messages.ts';

export default defineConfig({
  plugins: [compiledMessages()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{unit,access,functions,operating}/**/*.test.ts', 'gateway/tests/**/*.test.ts'],
    globalSetup: 'tests/support/cluster.ts',
    // Many wait for processes of their own: as many files at once as there are cores.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
