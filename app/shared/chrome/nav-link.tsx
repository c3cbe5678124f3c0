import { useLocation } from 'react-router';
import { paths, plainPath } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Destination, destinations } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';

type NavItem = { label: string } & Destination;

/** The links of the public header, in their order. `label` is a key of `common:nav`. */
export const navItems = [
  { label: 'home', to: 'home' },
  { label: 'about', to: 'about' },
  { label: 'costSimulation', ...destinations.costSimulation },
  { label: 'rules', to: 'rules' },
  { label: 'dentalPlans', to: 'dentalPlans' },
  { label: 'show', to: 'show' },
  { label: 'contact', to: 'contact' },
] as const satisfies readonly NavItem[];

type NavLinkProps = { item: (typeof navItems)[number]; className: string };

/** One link of the header, to a page of the site or to an external URL. */
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
  // The link is also current on the pages below it.
  const isBelow = plainPath(pathname).startsWith(`${paths[item.to]}/`);
  return (
    <LocalLink to={item.to} className={className} {...(isBelow && { 'aria-current': 'page' })}>
      {label}
    </LocalLink>
  );
}
