/**
 * Renders the scenes of the episodes' posters: `node scripts/media/render-episodes.ts`.
 * They are picture files, not scripts, so browsers load only the few that they show.
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
