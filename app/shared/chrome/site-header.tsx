import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { paths, plainPath } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Destination, destinations } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { useCostPage } from '~/shared/page/use-cost-page';
import { ExternalLink } from '~/shared/ui/external-link';
import { LinkButton } from '~/shared/ui/link-button';
import { EmergencyLink } from './emergency-link';
import { LanguageMenu } from './language-menu';
import { HomeLink } from './minimal-header';
import { useDismissibleDetails } from './use-dismissible-details';

/** The header of the public pages. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      {/* With a default font of 200 %, a phone is 12 rem wide. */}
      <div className="page flex h-18 items-center max-[15rem]:h-auto max-[15rem]:flex-wrap max-[15rem]:py-2 sm:gap-1">
        <HomeLink />
        {/* The logo on the left is the home link. */}
        <nav aria-label={t('nav.label')} className="mx-auto hidden xl:block">
          <ul className="flex">
            {navItems.slice(1).map((item) => (
              <li key={item.label}>
                <NavLink
                  item={item}
                  className="flex min-h-11 items-center gap-1 rounded-sm px-2 text-sm font-medium whitespace-nowrap 2xl:px-3 decoration-barro-500 decoration-2 underline-offset-8 transition-colors hover:bg-sand aria-[current=page]:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        {/* Beside the name, on the smallest phones. */}
        <EmergencyLink className="max-[24.3rem]:-mr-2 max-[24.3rem]:px-1 max-[24.3rem]:text-xs" />
        <LanguageMenu />
        <LinkButton to="login" variant="quiet" size="sm" className="max-md:hidden">
          {t('nav.myAccount')}
        </LinkButton>
        <LinkButton {...destinations.enrollment} size="sm" className="ml-1 max-md:hidden">
          {t('nav.getStarted')}
        </LinkButton>
        <MobileMenu />
      </div>
    </header>
  );
}

type NavItem = { label: string } & Destination;

/** The links of the public header, in their order. `label` is a key of `common:nav`. */
const navItems = [
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
function NavLink({ item, className }: NavLinkProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const costPage = useCostPage();
  const label = t(`nav.${item.label}`);
  // Without a table of contributions, the calculator is what there is.
  const to: Destination = (item.label === 'costSimulation' && costPage) || item;
  if ('href' in to) {
    return (
      <ExternalLink href={to.href} newTab className={className}>
        {label}
      </ExternalLink>
    );
  }
  // The link is also current on the pages below it.
  const isBelow = plainPath(pathname).startsWith(`${paths[to.to]}/`);
  return (
    <LocalLink to={to.to} className={className} {...(isBelow && { 'aria-current': 'page' })}>
      {label}
    </LocalLink>
  );
}

/** The whole navigation in a panel below the header, for all screens narrower than a desktop. */
function MobileMenu() {
  const { t } = useTranslation('common');
  const ref = useDismissibleDetails();
  return (
    <details ref={ref} className="site-menu group xl:hidden">
      <summary
        aria-label={t('nav.menu')}
        className="-mr-2.5 grid size-11 place-items-center rounded-sm transition-colors hover:bg-sand"
      >
        <Menu className="size-6 group-open:hidden" />
        <X className="hidden size-6 group-open:block" />
      </summary>
      <div className="page absolute inset-x-0 top-full flex h-[calc(100dvh-4.5rem)] flex-col justify-between gap-8 overflow-y-auto bg-paper pt-2 pb-8">
        <nav aria-label={t('nav.label')}>
          <ul>
            {navItems.map((item) => (
              <li key={item.label} className="border-b border-line">
                <NavLink
                  item={item}
                  className="flex min-h-14 items-center justify-between gap-3 text-heading font-semibold transition-colors hover:text-mata-600 aria-[current=page]:text-barro-600"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-3 md:grid-cols-2">
          <LinkButton {...destinations.enrollment} size="lg">
            {t('nav.getStarted')}
          </LinkButton>
          <LinkButton to="login" variant="outline" size="lg">
            {t('nav.myAccount')}
          </LinkButton>
        </div>
      </div>
    </details>
  );
}
