import { Home, LifeBuoy, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Page, paths, plainPath } from '~/paths';

/** The portal's three places. `label` is a key of `portal:layout`. */
export const portalNav = [
  { label: 'home', to: 'portal', icon: Home },
  { label: 'concierge', to: 'concierge', icon: LifeBuoy },
  { label: 'profile', to: 'profile', icon: UserRound },
] as const satisfies readonly { label: string; to: Page; icon: unknown }[];

type Place = (typeof portalNav)[number]['to'];

/**
 * Whether the page that is shown is a place itself (`page`) or lies below it (`true`), as
 * `aria-current` has it. What lies below neither support nor profile belongs to the home.
 */
export function useCurrentPlace(): (place: Place) => 'page' | 'true' | undefined {
  const path = plainPath(useLocation().pathname);
  const current = (['concierge', 'profile'] as const).find((place) => isBelow(path, paths[place]));
  return (place) => {
    if (place !== (current ?? 'portal')) return undefined;
    return path === paths[place] ? 'page' : 'true';
  };
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
