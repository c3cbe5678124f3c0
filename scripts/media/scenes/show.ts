import { cast } from '../cast.ts';
import { ease, mix, wave } from '../motion.ts';
import { person } from '../parts/person.ts';
import { group, type Point } from '../svg.ts';
import { camera, desk, room } from './show-set.ts';
import { bubbles, talking } from './show-topics.ts';

/** The length in seconds of the film that opens the show. */
export const SHOW_SECONDS = 18;

/**
 * Two neighbors talk in front of a camera, and their topics rise as paper bubbles. `time` is from 0
 * to 1.
 */
export function show(time: number): string {
  const second = time * SHOW_SECONDS;
  const near = 1 + 0.06 * ease(second, 0, 6) - 0.06 * ease(second, 12, 17.8);
  return group(
    `transform="translate(640 430) scale(${near.toFixed(4)}) translate(-640 -430)"`,
    room(time),
    group('filter="url(#near)"', speaker('lia', 410, -1, second), speaker('jose', 870, 1, second)),
    desk(),
    bubbles(second),
    camera(0.5 + 0.5 * wave(second, 0.5)),
  );
}

/** A speaker behind the table, whose outer hand moves with the speech. */
function speaker(who: keyof typeof cast, x: number, side: -1 | 1, second: number): string {
  const scale = 3.9;
  const y = 752;
  const talk = talking(side, second);
  const beat = wave(second, 0.9, side * 0.2) * talk;
  const hand = (dx: number, dy: number): Point => [x + dx * scale, y - dy * scale];
  const outer = hand(side * mix(17, 30, talk) + side * 2 * beat, mix(51, 66, talk) + 3 * beat);
  const inner = hand(-side * mix(12, 20, talk), 52 + 2 * beat);
  const greets = ease(second, 14.2, 14.8) * (1 - ease(second, 16.6, 17.2));
  const raised: Point = [
    mix(outer[0], x + side * (30 + 3 * wave(second, 1.3)) * scale, greets),
    mix(outer[1], y - 98 * scale, greets),
  ];
  return person(cast[who], {
    x,
    y,
    scale,
    left: side < 0 ? raised : inner,
    right: side < 0 ? inner : raised,
    lean: -side * (2 + 1.2 * talk) + 0.6 * wave(second, 0.2, side * 0.3),
    head: -side * (5 + 3 * (1 - talk)) + 2.5 * wave(second, 0.45, side * 0.25) * (0.4 + talk),
  });
}
