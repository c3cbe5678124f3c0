/**
 * Draws the scenes of the episodes' posters: `node scripts/media/render-episodes.ts`.
 * They are pictures, not script: visitors fetch the few that they see.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'public/media/episodes');

const { module } = await runnerImport<typeof import('./episodes/scene-files.tsx')>(
  join(import.meta.dirname, 'episodes/scene-files.tsx'),
  { configFile: false, root, resolve: { tsconfigPaths: true } },
);
await mkdir(out, { recursive: true });
for (const [name, svg] of Object.entries(module.sceneFiles())) {
  await writeFile(join(out, `${name}.svg`), svg);
}
