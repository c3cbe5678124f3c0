import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '~/shared/i18n/use-language';
import { type SectionName, sectionPath, useSection } from './sections';

type SectionLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: SectionName };

/** A link to a section of the advisor portal. */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  const { language } = useLanguage();
  const current = useSection();
  return (
    <Link
      aria-current={to === current ? 'page' : undefined}
      {...props}
      to={sectionPath(to, language)}
    />
  );
}
