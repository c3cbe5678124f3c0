/** The app's icons as SVG by file name, all from the logo (`public/favicon.svg`). */
export function iconsFrom(favicon: string): Record<string, string> {
  const mark = /<rect [^>]*\/>([\s\S]*)<\/svg>/.exec(favicon)?.[1];
  if (!mark) throw new Error('favicon.svg: expected the logo after the background');
  const sized = (size: number) =>
    favicon.replace('<svg ', `<svg width="${size}" height="${size}" `);
  /** The background fills the icon. The logo is within the circle that no phone crops. */
  const full = (size: number, scale: number) => {
    const offset = 20 - 20 * scale;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 40 40"><path d="M0 0h40v40H0Z" fill="#FBF7F0"/><g transform="translate(${offset} ${offset - scale}) scale(${scale})">${mark}</g></svg>`;
  };
  return {
    'icon-32.png': sized(32),
    'icon-192.png': sized(192),
    'icon-512.png': sized(512),
    'icon-maskable-512.png': full(512, 0.72),
    'apple-touch-icon.png': full(180, 0.9),
  };
}

/** A PNG of 32 pixels as an `.ico` file, for clients that still request one. */
export function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
