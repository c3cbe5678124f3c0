import { palette } from '../palette.ts';
import { at, circle, line, n, type Point, path, turned } from '../svg.ts';
import { cap, type Hairstyle, hairBehind } from './hair.ts';

export type Person = Hairstyle & {
  skin: string;
  top: string;
  bottom: string;
  /** A skirt or dress covers the legs down to the calf. */
  skirt?: boolean;
  /** A child has a larger head and shorter limbs. */
  child?: boolean;
};

export type Pose = {
  x: number;
  /** The position of the feet. */
  y: number;
  scale: number;
  /** Positions of the hands in the scene's coordinates. A hand without a position hangs down. */
  left?: Point;
  right?: Point;
  /** How far the head and the body lean, in degrees. */
  head?: number;
  lean?: number;
  /** Half the length of a step, from -1 to 1. */
  stride?: number;
};

const SHOULDER = 80;
const ARM = 23;

/** A neighbor without a face, 100 units tall at scale 1, with the feet at (x, y). */
export function person(who: Person, pose: Pose): string {
  const { x, y, scale, lean = 0, head = 0, stride = 0 } = pose;
  const local = (hand: Point | undefined, side: number): Point => {
    if (!hand) return [side * 13, -29.8];
    const a = (-lean * Math.PI) / 180;
    const [dx, dy] = [(hand[0] - x) / scale, (hand[1] - y) / scale];
    return [dx * Math.cos(a) - dy * Math.sin(a), dx * Math.sin(a) + dy * Math.cos(a)];
  };
  return at(
    x,
    y,
    scale,
    turned(
      lean,
      0,
      0,
      hairBehind(who),
      legs(who, stride),
      body(who),
      path('M-3.2 -89h6.4v9q-3.2 3.4 -6.4 0Z', who.skin),
      arm(who, -1, local(pose.left, -1)),
      arm(who, 1, local(pose.right, 1)),
      turned(head, 0, -84, face(who)),
    ),
  );
}

function legs({ bottom, skirt, skin }: Person, stride: number): string {
  const shoe = skirt ? palette.clay700 : palette.ink;
  const leg = (side: number) => {
    const foot = side * 6.4 + side * stride * 9;
    const trousers = `M${n(side * 0.2)} -50L${n(side * 11.6)} -50L${n(foot + side * 4.4)} -3H${n(foot - side * 4.2)}Z`;
    return (
      path(`M${n(foot - 4.8)} 0q0 -6 4.8 -6q4.8 0 5.6 6Z`, shoe) +
      (skirt ? line(`M${side * 5} -30L${n(foot)} -5`, skin, 4.6) : path(trousers, bottom))
    );
  };
  return leg(-1) + leg(1);
}

function body({ top, bottom, skirt }: Person): string {
  const shirt = path(
    'M-5.6 -83q5.6 4.6 11.2 0q8.6 1 9.6 8.4q-.6 10 -2.8 17q-.8 6 .2 11.6q-12.6 3.4 -25.2 0q1 -5.6 .2 -11.6q-2.2 -7 -2.8 -17q1 -7.4 9.6 -8.4Z',
    top,
  );
  const lit = path(
    'M-5.6 -83q-8.6 1 -9.6 8.4q.6 10 2.8 17q.8 6 -.2 11.6q3 .8 6.6 1.3q-3 -20 .4 -38.3Z',
    '#fff',
    'opacity=".13"',
  );
  const lower = skirt
    ? path('M-11.6 -52h23.2q2 16 9 32q-20.6 7.6 -41.2 0q7 -16 9 -32Z', bottom)
    : '';
  return lower + shirt + lit;
}

function arm({ top, skin, child }: Person, side: number, hand: Point): string {
  const shoulder: Point = [side * 11.4, -SHOULDER + 4.6];
  const reach = child ? ARM * 0.9 : ARM;
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]];
  const distance = Math.min(Math.hypot(dx, dy), reach * 1.99);
  const angle = Math.atan2(dy, dx);
  const bend = Math.acos(distance / (2 * reach));
  const bent = (by: number): Point => [
    shoulder[0] + reach * Math.cos(angle + by),
    shoulder[1] + reach * Math.sin(angle + by),
  ];
  // An elbow can bend two ways. It uses the one that points down and outward.
  const comfort = ([ex, ey]: Point): number => ey + 0.6 * side * ex;
  const [one, other] = [bent(bend), bent(-bend)];
  const elbow = comfort(one) > comfort(other) ? one : other;
  const end: Point = [
    shoulder[0] + distance * Math.cos(angle),
    shoulder[1] + distance * Math.sin(angle),
  ];
  const to = (a: Point, b: Point) => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  return (
    line(`${to(shoulder, elbow)}L${n(end[0])} ${n(end[1])}`, skin, 5) +
    circle(end[0], end[1], 3.3, skin) +
    line(to(shoulder, elbow), top, 8)
  );
}

function face(who: Person): string {
  const size = who.child ? 1.12 : 0.9;
  const skull = path(
    'M-7.2 -91.5a7.2 7.4 0 0 1 14.4 0q0 10 -7.2 11.5q-7.2 -1.5 -7.2 -11.5Z',
    who.skin,
  );
  return at(0, -85 + 82 * size, size, skull, cap(who));
}
