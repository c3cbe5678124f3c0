/** A whole number from 0 to below a limit. */
export type Picker = (limit: number) => number;

/** Numbers that look random, and are the same in every run with the same seed. */
export function picker(seed: number): Picker {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return state % Math.max(1, limit);
  };
}
