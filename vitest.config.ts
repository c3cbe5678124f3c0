import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/{unit,access,auth,rest,server,mail,functions,project,operating}/**/*.test.ts'],
    globalSetup: 'tests/support/cluster.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
