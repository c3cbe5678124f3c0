import { useEffect } from 'react';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { preloadTexts } from '~/shared/i18n/messages';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { portalNav, useCurrentTab } from './portal-nav';

/**
 * The portal's navigation on a phone, at the bottom of the screen. Once the page has settled, the
 * tabs' pages are prefetched, so that they open without a connection too.
 */
export function PortalTabs() {
  const { t } = useTranslation('portal');
  const currentTab = useCurrentTab();
  const prefetch = usePrefetch();
  const { language } = useLanguage();

  useEffect(() => {
    if (prefetch === 'none') return;
    for (const { to } of portalNav) preloadTexts(language, to);
  }, [prefetch, language]);

  return (
    <nav
      aria-label={t('layout.nav')}
      className="portal-tabs fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="mx-auto grid max-w-120 grid-cols-4">
        {portalNav.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <LocalLink
              to={to}
              prefetch={prefetch}
              aria-current={currentTab(to)}
              className="group flex h-18 flex-col items-center justify-center gap-1 text-xs font-semibold text-muted transition-colors aria-[current]:text-mata-700"
            >
              <span className="grid h-8 w-16 place-items-center rounded-full transition-colors group-active:bg-sand group-aria-[current]:bg-mata-100">
                <Icon className="size-6" strokeWidth={1.75} />
              </span>
              {t(`layout.${label}`)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
