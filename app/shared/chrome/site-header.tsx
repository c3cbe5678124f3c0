import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { EmergencyLink } from './emergency-link';
import { LanguageMenu } from './language-menu';
import { HomeLink } from './minimal-header';
import { MobileMenu } from './mobile-menu';
import { NavLink, navItems } from './nav-link';

/** The header of the public pages. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      <div className="page flex h-18 items-center sm:gap-1">
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
