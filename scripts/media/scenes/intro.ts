import { ease } from '../motion.ts';
import { circle, group } from '../svg.ts';
import { bill } from './intro-bill.ts';
import { gifts, people } from './intro-people.ts';
import { street, streetCenter } from './intro-street.ts';

/** The length of the intro film in seconds. */
export const INTRO_SECONDS = 22;

/**
 * A bill arrives at one house, every neighbor brings a part, and the house lights up. `time` is
 * from 0 to 1.
 */
export function intro(time: number): string {
  const second = time * INTRO_SECONDS;
  // The sky gets slightly brighter with every gift. Morning starts when the bill has left.
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

/** Rings that symbolize the news on its way from the house to the neighbors. */
function call(second: number): string {
  return [0, 1, 2]
    .map((i) => {
      const age = (second - 5.2 - i * 0.55) / 1.9;
      if (age <= 0 || age >= 1) return '';
      const faint = (0.5 * (1 - age)).toFixed(3);
      return circle(
        streetCenter.x,
        470,
        90 + 560 * age,
        'none',
        `stroke="#F7CF80" stroke-width="${(5 - 3 * age).toFixed(1)}" opacity="${faint}"`,
      );
    })
    .join('');
}
