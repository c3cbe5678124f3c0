import { wave } from '../motion.ts';
import { circle, group } from '../svg.ts';

/** The sun as rings of increasingly pale paper, which grow and shrink one after the other. */
export function sun(x: number, y: number, time: number): string {
  const rings: readonly (readonly [number, string])[] = [
    [560, '#FAF1E2'],
    [430, '#FBEBD3'],
    [312, '#FBE2BC'],
    [210, '#F9D592'],
    [132, '#F5C25C'],
  ];
  return group(
    '',
    ...rings.map(([radius, fill], i) =>
      circle(
        x + 5 * wave(time, 1, i * 0.06),
        y + 7 * wave(time, 1, 0.25 + i * 0.04),
        radius + 5 * wave(time, 1, 0.5 - i * 0.09),
        fill,
      ),
    ),
  );
}
