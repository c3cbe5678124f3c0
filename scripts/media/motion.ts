const TAU = Math.PI * 2;

/** A periodic swing. Whole numbers of `turns` per loop keep the loop seamless. */
export const wave = (time: number, turns = 1, phase = 0): number =>
  Math.sin(TAU * (time * turns + phase));

/** Returns 0 before `from` and 1 after `to`, with easing at both ends. */
export function ease(time: number, from: number, to: number): number {
  const x = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2;
}

/** Like `ease`, but overshoots the end slightly and settles, like landing paper. */
export function settle(time: number, from: number, to: number): number {
  const x = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2;
}

export const mix = (a: number, b: number, amount: number): number => a + (b - a) * amount;

/** The fractional part of a number, also for negative numbers. */
export const fraction = (value: number): number => value - Math.floor(value);

/** Interpolates between colors (`#RRGGBB`), which are spread evenly from 0 to 1. */
export function fade(colours: readonly string[], amount: number): string {
  const way = Math.min(Math.max(amount, 0), 1) * (colours.length - 1);
  const from = Math.min(Math.floor(way), colours.length - 2);
  const part = (colour: string | undefined, i: number) =>
    Number.parseInt((colour ?? '#000000').slice(1 + i * 2, 3 + i * 2), 16);
  const mixed = [0, 1, 2].map((i) =>
    Math.round(mix(part(colours[from], i), part(colours[from + 1], i), way - from)),
  );
  return `rgb(${mixed.join(' ')})`;
}
