/** Rounds numbers in markup to a tenth of a pixel, which is precise enough. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];

/** Parses points from `'0,0 10,20'`, which keeps long outlines on one line. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export const path = (d: string, fill: string, extra = ''): string =>
  `<path d="${d}" fill="${fill}" ${extra}/>`;

export const line = (d: string, stroke: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${extra}/>`;

export const polygon = (points: readonly Point[], fill: string, extra = ''): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, fill, extra);

export const group = (attributes: string, ...children: string[]): string =>
  `<g ${attributes}>${children.join('')}</g>`;

export const at = (x: number, y: number, scale: number, ...children: string[]): string =>
  group(`transform="translate(${n(x)} ${n(y)}) scale(${scale})"`, ...children);

export const turned = (degrees: number, x: number, y: number, ...children: string[]): string =>
  group(`transform="rotate(${Math.round(degrees * 100) / 100} ${n(x)} ${n(y)})"`, ...children);

/** A smooth open curve through the points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly Point[]): string {
  const clamp = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  let d = `M${n(clamp(0)[0])} ${n(clamp(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [clamp(i - 1), clamp(i), clamp(i + 1), clamp(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`;
  }
  return d;
}

/** The complete picture. `box` is the visible part of the scene's coordinates. */
export const picture = (
  box: { x: number; y: number; width: number; height: number },
  ...children: string[]
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">${shadows}${children.join('')}</svg>`;

/** Shadows between sheets of paper: a near one for figures, a wide one for hills. */
const shadows = `<defs>
<filter id="near" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="1.5" stdDeviation="2" flood-color="#08352A" flood-opacity=".2"/></filter>
<filter id="far" x="-5%" y="-15%" width="110%" height="130%"><feDropShadow dx="0" dy="-3" stdDeviation="7" flood-color="#08352A" flood-opacity=".16"/></filter>
</defs>`;
