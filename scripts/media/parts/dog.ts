import { palette } from '../palette.ts';
import { at, line, path, turned } from '../svg.ts';

/**
 * A sitting caramel-colored dog, common in Brazilian streets. `wag` is the angle of its tail in
 * degrees.
 */
export function dog(x: number, y: number, scale: number, wag: number): string {
  const coat = '#C98A4B';
  const shade = '#A86C33';
  return at(
    x,
    y,
    scale,
    turned(wag, -13, -5, line('M-12 -4Q-26 -6 -25 -20', coat, 4.5)),
    path('M-17 0q-3 -17 8 -25q5 -6 6 -12l12 3q4 18 2 34Z', coat),
    path('M-17 0q-1 -15 11 -15t9 15Z', shade),
    path('M4 0V-20h6.5V0Z', coat),
    path('M-4 -42q0 -9 9 -9q5 0 8 4l9 4q2 5 -4 7l-9 1q-8 3 -13 -1Z', coat),
    path('M-3 -50q-6 2 -5 12q5 0 8 -7Z', shade),
    path('M19 -44q4 -.5 3.5 2.5q-2.5 1.5 -3.5 -2.5Z', palette.ink),
    path('M-3 -36q7 4 12 1l-1 4q-6 2 -11 -1Z', palette.clay600),
  );
}
