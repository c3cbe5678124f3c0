import { useQuery } from '@tanstack/react-query';
import { ClipboardList, CreditCard, HeartHandshake, ShieldCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type Page, paths, plainPath } from '~/paths';
import { usePortalUser } from '~/portal/frame/portal-user';
import { type MemberProfile, memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';

type SectionProps = {
  /** A key of `profile:titles`. */
  title: 'information' | 'plan' | 'security' | 'payments' | 'advisor';
  children: ReactNode;
};

/** A section of the profile. Its heading is the page's first, unless the member's name is. */
export function ProfileSection({ title, children }: SectionProps) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const Heading = isProfileRoot(pathname) ? 'h2' : 'h1';
  return (
    <section aria-labelledby="section-title" className="grid gap-5 md:gap-6">
      <Heading id="section-title" className="text-subtitle">
        {t(`titles.${title}`)}
      </Heading>
      {children}
    </section>
  );
}

type MemberSectionProps = Pick<SectionProps, 'title'> & {
  /** What could not be loaded, if the request fails. */
  failure: string;
  /** Renders the member's profile, which is missing while it loads. */
  children: (member: MemberProfile | undefined) => ReactNode;
};

/** A section that shows the member's profile, or why it could not be loaded. */
export function MemberSection({ title, failure, children }: MemberSectionProps) {
  const { id } = usePortalUser();
  const query = useQuery(memberProfileQuery(id));
  return (
    <ProfileSection title={title}>
      {!query.data && query.error ? (
        <LoadFailure title={failure} query={query} />
      ) : (
        children(query.data)
      )}
    </ProfileSection>
  );
}

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
