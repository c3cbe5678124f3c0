import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runnerImport } from 'vite';
import { indexedPages } from '../../../app/indexed-pages.ts';
import { sharePicture } from '../../../app/share-picture.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { languages } from '../../../app/shared/i18n/language.ts';
import { readMessages } from './messages.ts';
import { cardOf } from './share/card.ts';
import { iconFile, iconsFrom } from './share/icons.ts';
import { openRasterizer, type Rasterizer } from './share/rasterizer.ts';

type Drawings = typeof import('./share/drawings.tsx');

const root = join(import.meta.dirname, '../../..');

/**
 * Renders the pictures that represent the site elsewhere: a preview picture per page and language,
 * and the icons.
 */
export async function writePictures(folder: string): Promise<void> {
  const favicon = await readFile(join(root, 'public/favicon.svg'), 'utf8');
  const rasterizer = await openRasterizer();
  await writeIcons(folder, favicon, rasterizer);

  const { module } = await runnerImport<Drawings>(join(import.meta.dirname, 'share/drawings.tsx'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  for (const language of languages) {
    const pages = readMessages(language, 'pages');
    const { footer } = readMessages(language, 'common');
    for (const page of indexedPages) {
      const card = {
        heading: pages[page as Exclude<keyof typeof pages, 'beingPrepared'>].heading,
        brand: brand.name,
        tagline: footer.tagline,
        mark: favicon,
        drawing: module.drawingOf(page),
        width: sharePicture.width,
        height: sharePicture.height,
      };
      const png = await rasterizer.toPng(cardOf(card, rasterizer.widthOf));
      await write(join(folder, sharePicture.path(page, language)), png);
    }
  }
}

async function writeIcons(folder: string, favicon: string, rasterizer: Rasterizer) {
  for (const [name, svg] of Object.entries(iconsFrom(favicon))) {
    const png = await rasterizer.toPng(svg);
    await write(join(folder, 'media/icons', name), png);
    if (name === 'icon-32.png') await write(join(folder, 'favicon.ico'), iconFile(png));
    // Phones request these file names, regardless of what the page declares.
    if (name === 'apple-touch-icon.png') {
      await write(join(folder, name), png);
      await write(join(folder, 'apple-touch-icon-precomposed.png'), png);
    }
  }
}

async function write(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
