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

/**
 * The scenes of the episodes' posters by name. Each is an SVG of 320 by 180 without its background.
 */
export function sceneFiles(): Record<string, string> {
  const files = Object.entries(scenes).map(([name, Scene]) => {
    const drawing = renderToStaticMarkup(<Scene />);
    return [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">${drawing}</svg>\n`,
    ] as const;
  });
  return Object.fromEntries(files);
}
