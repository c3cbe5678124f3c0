import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const root = join(import.meta.dirname, '../../../..');
const cache = join(root, 'node_modules/.cache/pictures');
const fontFile = join(import.meta.dirname, 'bricolage-grotesque-600.ttf');

/** The one family that pictures can set text in. */
export const fontFamily = 'Bricolage Grotesque';

export type Rasterizer = {
  /** An SVG as PNG, in the SVG's own size. Kept between builds by the SVG's content. */
  toPng(svg: string): Promise<Buffer>;
  /** How wide a text is at a size, in pixels. */
  widthOf(text: string, size: number): number;
};

/** Opens the library that draws without a browser; it is the same on every machine. */
export async function openRasterizer(): Promise<Rasterizer> {
  const library = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  const font = await readFile(fontFile);
  await initWasm(await readFile(library));
  await mkdir(cache, { recursive: true });
  const options = {
    font: { fontBuffers: [font], defaultFontFamily: fontFamily, loadSystemFonts: false },
  };

  return {
    async toPng(svg) {
      const hash = createHash('sha256').update(font).update(svg).digest('hex');
      const kept = join(cache, `${hash}.png`);
      const known = await readFile(kept).catch(() => undefined);
      if (known) return known;
      const png = Buffer.from(new Resvg(svg, options).render().asPng());
      await writeFile(kept, png);
      return png;
    },
    widthOf(text, size) {
      const letters = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"><text font-family="${fontFamily}" font-size="${size}">${letters}</text></svg>`;
      return new Resvg(svg, options).getBBox()?.width ?? 0;
    },
  };
}
