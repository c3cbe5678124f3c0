import { ease } from '../motion.ts';
import { circle, group } from '../svg.ts';
import { bill } from './intro-bill.ts';
import { gifts, people } from './intro-people.ts';
import { centre, street } from './intro-street.ts';

/** The seconds of the intro film. */
export const INTRO_SECONDS = 22;

/** A bill comes to one house; every neighbour brings a part; the house lights up. `time`: 0 to 1. */
export function intro(time: number): string {
  const second = time * INTRO_SECONDS;
  // The sky clears a little with every gift; the morning comes when the bill has gone.
  const given = gifts.reduce((sum, { start, end }) => sum + ease(second, start, end), 0);
  const dawn = (given / gifts.length) * 0.4 + 0.6 * ease(second, 15.8, 18.4);
  const near = 1 + 0.2 * ease(second, 4, 12);
  return group(
    `transform="translate(640 620) scale(${near.toFixed(4)}) translate(-640 -620)"`,
    street(second, dawn),
    call(second),
    people(second),
    bill(second, gifts),
  );
}

/** Rings that carry the news from the house to the neighbours. */
function call(second: number): string {
  return [0, 1, 2]
    .map((i) => {
      const age = (second - 5.2 - i * 0.55) / 1.9;
      if (age <= 0 || age >= 1) return '';
      const faint = (0.5 * (1 - age)).toFixed(3);
      return circle(
        centre.x,
        470,
        90 + 560 * age,
        'none',
        `stroke="#F7CF80" stroke-width="${(5 - 3 * age).toFixed(1)}" opacity="${faint}"`,
      );
    })
    .join('');
}
