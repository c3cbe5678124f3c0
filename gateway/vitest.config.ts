import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['tests/**/*.test.ts'],
    globalSetup: 'tests/support/cluster.ts',
    // Files share what they load, which is a third of their time. What a test changes is put back.
    isolate: false,
    restoreMocks: true,
    // Many tests wait for processes, so run as many files at a time as there are cores.
    maxWorkers: '100%',
    // A busy machine is slow, which is no failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
