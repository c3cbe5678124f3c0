import { inflateSync } from 'node:zlib';

/** The text of a PDF by jsPDF with embedded fonts, piece by piece in the order of its content. */
export function pdfText(file: Buffer): string {
  const streams = streamsOf(file);
  const letters = new Map(streams.filter((text) => text.includes('beginbf')).flatMap(lettersOf));
  return streams
    .flatMap((text) => [...text.matchAll(/<([\da-f]+)> Tj/gi)])
    .map(([, hex = '']) => {
      const glyphs = hex.match(/.{4}/g) ?? [];
      return glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '\uFFFD').join('');
    })
    .join('\n');
}

function streamsOf(file: Buffer): string[] {
  const text = file.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: start }) => {
    if (text.slice(index - 3, index) === 'end') return [];
    const from = index + start.length;
    const content = file.subarray(from, text.indexOf('endstream', from));
    try {
      return [inflateSync(content).toString('latin1')];
    } catch {
      return [content.toString('latin1')];
    }
  });
}

/** The letters of a font's glyphs, from its map to Unicode. */
function lettersOf(map: string): [glyph: string, letter: string][] {
  return [...map.matchAll(/^<([\da-f]{4})><([\da-f]{4})>$/gim)].map(([, glyph = '', code = '']) => [
    glyph.toLowerCase(),
    String.fromCharCode(Number.parseInt(code, 16)),
  ]);
}
