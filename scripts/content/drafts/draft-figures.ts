import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, type FigureId, figures } from '#rules/figures';
import { figuresIn } from '../../../app/content/rules/write-figures.ts';
import { type SiteFigure, siteFigures } from '../../../app/content/site-figures.ts';
import { languages } from '../../../app/shared/i18n/language.ts';
import { rulesPassages } from './rules-passages.ts';

const appFolder = join(import.meta.dirname, '../../../app');

/** The places that state each figure: paths of the rules, and files of the site that use it. */
export async function findFigureUses(): Promise<Map<FigureId, string[]>> {
  const ids = Object.keys(figures) as FigureId[];
  const places = new Map<FigureId, string[]>(ids.map((id) => [id, []]));
  for (const language of languages) {
    for (const { address, prose } of await rulesPassages(language)) {
      for (const id of new Set(prose.flatMap(figuresIn))) places.get(id)?.push(address);
    }
  }
  for (const file of await sourceFiles()) {
    const source = await readFile(join(appFolder, file), 'utf8');
    for (const id of ids) {
      if (new RegExp(`\\bfigures\\.${id}\\b|'${id}'`).test(source))
        places.get(id)?.push(`app/${file}`);
    }
  }
  return places;
}

/** The figures that the operator must confirm. */
export function draftFigures(): FigureId[] {
  const all = Object.entries(figures) as [FigureId, Figure][];
  return all.filter(([, { status }]) => status === 'draft').map(([id]) => id);
}

/** The unconfirmed figures of the pages other than the rules, and the files that state them. */
export async function draftSiteFigures(): Promise<{ text: string; places: string[] }[]> {
  const files = (await readdir(appFolder, { recursive: true })).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const drafts = Object.entries<SiteFigure>(siteFigures).filter(
    ([, { status }]) => status === 'draft',
  );
  return Promise.all(
    drafts.map(async ([id, { value, unit }]) => {
      const places = [];
      for (const file of files.sort()) {
        const source = await readFile(join(appFolder, file), 'utf8');
        if (source.includes(`siteFigures.${id}`)) places.push(`app/${file}`);
      }
      return { text: `${id}: ${value} ${unit}`, places };
    }),
  );
}

async function sourceFiles(): Promise<string[]> {
  const files = await readdir(appFolder, { recursive: true });
  const isPage = (file: string) => !/^content\b/.test(file);
  return files.filter((file) => /\.tsx?$/.test(file) && isPage(file)).sort();
}
