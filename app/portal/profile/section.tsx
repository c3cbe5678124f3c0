import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '~/shared/i18n/use-translation';
import { isProfileRoot } from './profile-sections';

type SectionProps = {
  /** A key of `profile:titles`. */
  title: 'information' | 'plan' | 'security' | 'payments' | 'advisor';
  children: ReactNode;
};

/** A section of the profile under its heading: the page's first, unless the name above is. */
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
