import { Home, LifeBuoy, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Page, paths, plainPath } from '~/paths';

/** The three tabs of the portal. `label` is a key of `portal:layout`. */
export const portalNav = [
  { label: 'home', to: 'portal', icon: Home },
  { label: 'concierge', to: 'concierge', icon: LifeBuoy },
  { label: 'profile', to: 'profile', icon: UserRound },
] as const satisfies readonly { label: string; to: Page; icon: unknown }[];

type Tab = (typeof portalNav)[number]['to'];

/**
 * The `aria-current` of a tab: `page` on its own page, `true` on a page below it. Pages below
 * neither support nor profile belong to the home.
 */
export function useCurrentTab(): (tab: Tab) => 'page' | 'true' | undefined {
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
