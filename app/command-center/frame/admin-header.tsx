import { LogOut, ExternalLink as Site } from 'lucide-react';
import { useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { logOut } from './log-out';
import { SearchButton } from './search/search-button';

/** The link to the site, the admin's name, the language menu and sign-out. */
export function AdminHeader() {
  const { t } = useTranslation('commandCenter');
  const admin = useAdmin();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    await logOut('signedOut');
  };

  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      <div className="flex h-14 items-center gap-1 px-5 md:px-6">
        <LocalLink
          to="admin"
          aria-label={t('frame.title')}
          className="flex shrink-0 items-center gap-3 rounded-sm"
        >
          <Logo markOnly />
          <span className="text-base font-bold tracking-tight text-mata-900 max-md:sr-only">
            {t('frame.title')}
          </span>
        </LocalLink>
        <div className="mr-auto ml-4 max-lg:ml-auto">
          <SearchButton />
        </div>
        <LocalLink
          to="home"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-3 text-sm font-semibold text-mata-700 transition-colors hover:bg-sand"
        >
          <Site className="size-5" />
          <span className="max-lg:sr-only">{t('frame.toSite')}</span>
        </LocalLink>
        <LanguageMenu />
        <span aria-hidden="true" className="mx-2 h-9 border-l border-line max-sm:hidden" />
        <LocalLink
          to="adminAccount"
          className="grid min-h-11 min-w-0 content-center rounded-sm px-3 text-sm leading-tight transition-colors hover:bg-sand aria-[current]:bg-mata-100"
        >
          <span className="truncate font-semibold">{admin.name}</span>
          <span className="truncate text-xs text-muted">{t(`roles.${admin.role}`)}</span>
          <span className="sr-only">{t('frame.account')}</span>
        </LocalLink>
        <Button
          variant="quiet"
          size="sm"
          busy={isLeaving}
          onClick={() => void leave()}
          className="-mr-3 shrink-0"
        >
          {!isLeaving && <LogOut className="size-5" />}
          <span className="whitespace-nowrap max-md:sr-only">{t('frame.logOut')}</span>
        </Button>
      </div>
    </header>
  );
}
