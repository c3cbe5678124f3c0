import { IdCard, LogOut } from 'lucide-react';
import { EmergencyLink } from '~/shared/chrome/emergency-link';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { Button } from '~/shared/ui/button';
import { portalNav, useCurrentTab } from './portal-nav';

/** Logo, navigation, language and sign-out. On a phone, the navigation is at the bottom. */
export function PortalHeader() {
  const { t } = useTranslation('portal');
  const currentTab = useCurrentTab();
  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      <div className="page flex h-18 items-center gap-1">
        <LocalLink to="portal" aria-label={t('layout.logo')} className="mr-auto rounded-sm">
          <Logo markOnly className="sm:hidden md:max-lg:block" />
          <Logo className="max-sm:hidden md:max-lg:hidden" />
        </LocalLink>
        <nav aria-label={t('layout.nav')} className="hidden md:block lg:mr-4">
          <ul className="flex gap-1">
            {portalNav.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <LocalLink
                  to={to}
                  aria-current={currentTab(to)}
                  className="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-muted transition-colors hover:bg-sand hover:text-ink lg:px-4 aria-[current]:bg-mata-100 aria-[current]:text-mata-700"
                >
                  <Icon className="size-5" />
                  {t(`layout.${label}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <EmergencyLink />
        <LocalLink
          to="card"
          aria-label={t('layout.card')}
          title={t('layout.card')}
          className="flex min-h-11 items-center gap-2 rounded-full bg-mata-700 px-3 text-sm font-semibold text-paper transition-colors hover:bg-mata-800 lg:px-4"
        >
          <IdCard className="size-5.5 shrink-0" />
          <span className="max-sm:sr-only md:max-lg:sr-only">{t('layout.cardShort')}</span>
        </LocalLink>
        <LanguageMenu />
        <SignOutButton />
      </div>
    </header>
  );
}

function SignOutButton() {
  const { t } = useTranslation('portal');
  return (
    <SignOut>
      {(ask) => (
        <Button variant="quiet" size="sm" className="-mr-3" {...ask}>
          <LogOut className="size-5" />
          <span className="whitespace-nowrap max-sm:sr-only md:max-lg:sr-only">
            {t('layout.signOut')}
          </span>
        </Button>
      )}
    </SignOut>
  );
}
