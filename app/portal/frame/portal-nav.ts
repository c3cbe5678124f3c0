import { Home, LifeBuoy, ReceiptText, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Page, paths, plainPath } from '~/paths';

/** The tabs of the portal. `label` is a key of `portal:layout`. */
export const portalNav = [
  { label: 'home', to: 'portal', icon: Home },
  { label: 'bills', to: 'bills', icon: ReceiptText },
  { label: 'concierge', to: 'concierge', icon: LifeBuoy },
  { label: 'profile', to: 'profile', icon: UserRound },
] as const satisfies readonly { label: string; to: Page; icon: unknown }[];

type Tab = (typeof portalNav)[number]['to'];

/** Which tab the pages below an address belong to. All others belong to the home. */
const places: readonly { path: string; tab: Tab }[] = [
  { path: paths.bills, tab: 'bills' },
  { path: '/member-portal/requests', tab: 'bills' },
  { path: paths.healthSharing, tab: 'bills' },
  { path: paths.concierge, tab: 'concierge' },
  { path: paths.profile, tab: 'profile' },
];

/** The `aria-current` of a tab: `page` on its own page, `true` on a page that belongs to it. */
export function useCurrentTab(): (tab: Tab) => 'page' | 'true' | undefined {
  const path = plainPath(useLocation().pathname);
  const current = places.find((place) => isBelow(path, place.path))?.tab ?? 'portal';
  return (tab) => {
    if (tab !== current) return undefined;
    return path === paths[tab] ? 'page' : 'true';
  };
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}
