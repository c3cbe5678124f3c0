const TAU = Math.PI * 2;

/** A swing that comes back to its start: `turns` whole turns in a loop keep the loop seamless. */
export const wave = (time: number, turns = 1, phase = 0): number =>
  Math.sin(TAU * (time * turns + phase));

/** 0 before `from`, 1 after `to`, eased at both ends. */
export function ease(time: number, from: number, to: number): number {
  const x = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return x < 0.5 ? 4 * x ** 3 : 1 - (-2 * x + 2) ** 3 / 2;
}

/** Like `ease`, but goes a little past its end and settles, as paper that lands. */
export function settle(time: number, from: number, to: number): number {
  const x = Math.min(Math.max((time - from) / (to - from), 0), 1);
  return 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2;
}

export const mix = (a: number, b: number, amount: number): number => a + (b - a) * amount;

/** The part of a number after its point, also for negative numbers. */
export const fraction = (value: number): number => value - Math.floor(value);

/** A colour on the way through the colours (`#RRGGBB`), spread evenly from 0 to 1. */
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
