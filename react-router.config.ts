import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/prerendered-paths.ts';

export default {
  // Every page is a finished file; only portal and admin wait for their script.
  ssr: false,
  // A new folder each time, which becomes `build/` when it is complete: see scripts/lib/build.mjs.
  buildDirectory: process.env.BUILD_DIR || 'build',
  prerender: prerenderedPaths,
  // One chunk for all public pages beats one file per export: see the groups in vite.config.ts.
  splitRouteModules: false,
} satisfies Config;
