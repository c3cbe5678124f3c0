import { useLocation } from 'react-router';
import { paths, plainPath } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';
import type { navItems } from './nav-items';

type NavLinkProps = { item: (typeof navItems)[number]; className: string };

/** One link of the header, to a page of ours or to an address outside. */
export function NavLink({ item, className }: NavLinkProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const label = t(`nav.${item.label}`);
  if ('href' in item) {
    return (
      <ExternalLink href={item.href} newTab className={className}>
        {label}
      </ExternalLink>
    );
  }
  // On a page below it, the link is where the visitor is, too.
  const isBelow = plainPath(pathname).startsWith(`${paths[item.to]}/`);
  return (
    <LocalLink to={item.to} className={className} {...(isBelow && { 'aria-current': 'page' })}>
      {label}
    </LocalLink>
  );
}
