import { hair as hairTones } from '../palette.ts';
import { circle, line, path, points } from '../svg.ts';

type Hair = 'short' | 'bun' | 'curls' | 'long' | 'bald' | 'scarf' | 'braid';

export type Hairstyle = { hair: Hair; hairTone?: string };

const tone = (who: Hairstyle): string => who.hairTone ?? hairTones.black;

/** The part of the hair behind the body. */
export function hairBehind(who: Hairstyle): string {
  if (who.hair === 'long') return path('M-9 -93q9 -12 18 0l3 22q-12 5 -24 0Z', tone(who));
  if (who.hair === 'curls') {
    const curls = points('-7,-92 7,-92 -9,-85 9,-85 0,-97');
    return curls.map(([x, y]) => circle(x, y, 6, tone(who))).join('');
  }
  if (who.hair === 'braid') return line('M6 -90Q13 -80 10 -66', tone(who), 4.6);
  return '';
}

/** The part of the hair on the head. */
export function cap(who: Hairstyle): string {
  const fill = tone(who);
  switch (who.hair) {
    case 'bald':
      return path('M-7.2 -88q-1.2 -5 .6 -7q-.4 4 .6 7ZM7.2 -88q1.2 -5 -.6 -7q.4 4 -.6 7Z', fill);
    case 'scarf':
      return (
        path('M-8.4 -88q-1.4 -13.4 8.4 -13.4t8.4 13.4q-8 -8 -16.8 0Z', fill) +
        circle(-8, -96, 3.4, fill)
      );
    case 'bun':
      return (
        circle(0, -102.6, 4.4, fill) +
        path('M-8 -88q-1 -12.6 8 -12.6t8 12.6q-1 -6 -5 -7q-6 2 -11 7Z', fill)
      );
    default:
      return path(
        'M-8 -87.6q-1.6 -13 8 -13t8 13q-1.4 -5 -3.6 -6.6q-5.4 1 -9.4 -.4q-2.4 2 -3 7Z',
        fill,
      );
  }
}
