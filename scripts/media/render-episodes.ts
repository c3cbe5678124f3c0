/**
 * Draws the scenes of the episodes' posters into one file: `node scripts/media/render-episodes.ts`.
 * They are pictures, not script: visitors fetch them once, beside the page.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const { module } = await runnerImport<typeof import('./episodes/sprite.tsx')>(
  join(import.meta.dirname, 'episodes/sprite.tsx'),
  { configFile: false, root, resolve: { tsconfigPaths: true } },
);
await writeFile(join(root, 'public/media/episode-scenes.svg'), module.sprite());
