import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { EmergencyLink } from './emergency-link';
import { LanguageMenu } from './language-menu';
import { Logo } from './logo';

/**
 * The header of sign-in, activation, sign-up and standalone forms, with home link, emergency and language. It
 * is not in site-header.tsx, because a form would load the whole site header.
 */
export function MinimalHeader() {
  return (
    <header className="page flex h-18 items-center justify-between">
      <HomeLink />
      <EmergencyLink />
      <div className="-mr-3">
        <LanguageMenu />
      </div>
    </header>
  );
}

export function HomeLink() {
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
