import { escaped } from '../files.ts';
import { fontFamily, type Rasterizer } from './rasterizer.ts';

type Card = {
  heading: string;
  brand: string;
  /** One sentence about the organization, at the bottom. */
  tagline: string;
  /** The logo and the drawing, as SVG markup. */
  mark: string;
  drawing: { markup: string; paper: string };
  width: number;
  height: number;
};

const margin = 72;
const textWidth = 560;
const sizes = [80, 72, 64, 56, 48];
const mostLines = 4;

/**
 * A page's preview picture for messengers and social networks, as SVG. It shows the title next to
 * the page's drawing.
 */
export function cardOf(card: Card, widthOf: Rasterizer['widthOf']): string {
  const { width, height, drawing } = card;
  const left = margin + textWidth + 48;
  const room = width - left;
  const { size, lines } = fitted(card.heading, widthOf);
  const top = height / 2 - ((lines.length - 1) * size * 1.06) / 2 + size * 0.32;
  const taglines = broken(card.tagline, 26, widthOf);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${fontFamily}">
<path d="M0 0h${width}v${height}H0Z" fill="#FBF7F0"/>
<path d="M${left} 0h${room}v${height}h${-room}Z" fill="${drawing.paper}"/>
<svg x="${left}" width="${room}" height="${height}">${placed(drawing.markup, -30, height - 430, room + 60, 430, 'xMidYMax')}</svg>
${placed(card.mark, margin - 8, 60, 64, 64, 'xMidYMid')}
<text x="${margin + 66}" y="108" font-size="44" letter-spacing="-1.5" fill="#08352A">${escaped(card.brand)}</text>
${text(lines, top, size, size * 1.06, '#17261F', -size * 0.026)}
${text(taglines, height - 60 - (taglines.length - 1) * 34, 26, 34, '#52605A', 0)}
</svg>`;
}

function text(
  lines: readonly string[],
  y: number,
  size: number,
  leading: number,
  fill: string,
  spacing: number,
): string {
  return lines
    .map(
      (line, i) =>
        `<text x="${margin}" y="${(y + i * leading).toFixed(1)}" font-size="${size}" letter-spacing="${spacing.toFixed(2)}" fill="${fill}">${escaped(line)}</text>`,
    )
    .join('\n');
}

/** The largest font size at which the heading needs few lines. */
function fitted(heading: string, widthOf: Rasterizer['widthOf']) {
  for (const size of sizes) {
    const lines = broken(heading, size, widthOf);
    if (lines.length <= mostLines && lines.length * size <= 290) return { size, lines };
  }
  const size = Math.min(...sizes);
  return { size, lines: broken(heading, size, widthOf).slice(0, mostLines + 1) };
}

function broken(sentence: string, size: number, widthOf: Rasterizer['widthOf']): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= textWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Places a complete SVG inside another. */
function placed(
  svg: string,
  x: number,
  y: number,
  width: number,
  height: number,
  fit: string,
): string {
  return svg.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit} meet" `,
  );
}
