import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

export default {
  // Every page is prerendered. Only the portal and the Command Center wait for their script.
  ssr: false,
  // Each build uses a new folder, which becomes `build/` when it is complete. See
  // scripts/lib/build.mjs.
  buildDirectory: process.env.BUILD_DIR || 'build',
  prerender: prerenderedPaths,
  // One chunk for all public pages loads faster than one file per export. See the groups in
  // vite.config.ts.
  splitRouteModules: false,
} satisfies Config;
