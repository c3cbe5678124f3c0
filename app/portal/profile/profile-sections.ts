import { ClipboardList, CreditCard, HeartHandshake, ShieldCheck, UserRound } from 'lucide-react';
import { type Page, paths, plainPath } from '~/paths';

/** The profile's sections, each with its own URL. `label` is a key of `profile:menu`. */
export const profileSections = [
  { label: 'information', to: 'profileInformation', icon: UserRound },
  { label: 'plan', to: 'profilePlan', icon: ClipboardList },
  { label: 'security', to: 'profileSecurity', icon: ShieldCheck },
  { label: 'payments', to: 'profilePayments', icon: CreditCard },
  { label: 'advisor', to: 'profileAdvisor', icon: HeartHandshake },
] as const satisfies readonly { label: string; to: Page; icon: unknown }[];

/**
 * Whether a URL is the profile itself. There a phone shows only the menu; a wider screen shows the
 * first section beside it.
 */
export function isProfileRoot(pathname: string): boolean {
  return plainPath(pathname) === paths.profile;
}
