import { useTranslation } from 'react-i18next';
import { ExternalLink } from '~/ui/external-link';
import { LocalLink } from '../local-link';
import type { navItems } from './nav-items';

type NavLinkProps = { item: (typeof navItems)[number]; className: string };

/** One link of the header, to a page of ours or to an address outside. */
export function NavLink({ item, className }: NavLinkProps) {
  const { t } = useTranslation('common');
  const label = t(`nav.${item.label}`);
  if ('href' in item) {
    return (
      <ExternalLink href={item.href} newTab className={className}>
        {label}
      </ExternalLink>
    );
  }
  return (
    <LocalLink to={item.to} className={className}>
      {label}
    </LocalLink>
  );
}
