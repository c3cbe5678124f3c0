import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const root = join(import.meta.dirname, '../../../..');
const cache = join(root, 'node_modules/.cache/pictures');
const fontFile = join(import.meta.dirname, 'bricolage-grotesque-600.ttf');

/** The only font family for text in pictures. */
export const fontFamily = 'Bricolage Grotesque';

export type Rasterizer = {
  /**
   * Renders an SVG as PNG in the SVG's own size. The result is cached between builds by the SVG's
   * content.
   */
  toPng(svg: string): Promise<Buffer>;
  /** The width of a text at a font size, in pixels. */
  widthOf(text: string, size: number): number;
};

/** Loads the library that renders without a browser. Its output is the same on every machine. */
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
