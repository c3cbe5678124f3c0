import { brand } from '~/config/brand';
import { useTranslation } from '~/i18n/use-translation';
import { LinkButton } from '~/ui/link-button';
import { LocalLink } from '../local-link';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { navItems } from './nav-items';
import { NavLink } from './nav-link';

/** The header of the public pages. */
export function SiteHeader() {
  const { t } = useTranslation('common');
  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      <div className="page flex h-18 items-center gap-1">
        <HomeLink />
        <nav aria-label={t('nav.label')} className="mx-auto hidden xl:block">
          <ul className="flex">
            {navItems.map((item) => (
              <li key={item.label}>
                <NavLink
                  item={item}
                  className="flex min-h-11 items-center gap-1 rounded-sm px-3 text-sm font-medium whitespace-nowrap decoration-barro-500 decoration-2 underline-offset-8 transition-colors hover:bg-sand aria-[current=page]:underline"
                />
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu />
        <LinkButton to="login" variant="outline" size="sm" className="ml-2 max-md:hidden">
          {t('nav.myAccount')}
        </LinkButton>
        <MobileMenu />
      </div>
    </header>
  );
}

/** The header of sign-in, activation and sign-up: the way home and the language. */
export function QuietHeader() {
  return (
    <header className="page flex h-18 items-center justify-between">
      <HomeLink />
      <div className="-mr-3">
        <LanguageMenu />
      </div>
    </header>
  );
}

function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <LocalLink
      to="home"
      aria-label={t('nav.homeLink', { brand: brand.name })}
      className="mr-auto rounded-sm xl:mr-0"
    >
      <Logo />
    </LocalLink>
  );
}
