import { renderToStaticMarkup } from 'react-dom/server';
import { Kite, Parents, Pot } from './family.tsx';
import { Heart, Moon, Stethoscope } from './health.tsx';
import { Car, House, Signpost } from './life.tsx';
import { Microphone } from './other.tsx';
import { Bill, Roof, Shares } from './sharing.tsx';

const scenes = {
  shares: Shares,
  bill: Bill,
  roof: Roof,
  house: House,
  signpost: Signpost,
  car: Car,
  heart: Heart,
  stethoscope: Stethoscope,
  moon: Moon,
  parents: Parents,
  pot: Pot,
  kite: Kite,
  microphone: Microphone,
};

/** All scenes of the episodes' posters in one file, each a `<symbol>` of 320 by 180. */
export function sprite(): string {
  const symbols = Object.entries(scenes).map(
    ([name, Scene]) =>
      `<symbol id="${name}" viewBox="0 0 320 180">${renderToStaticMarkup(<Scene />)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}
