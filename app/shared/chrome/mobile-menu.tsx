import { Menu, X } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { NavLink, navItems } from './nav-link';
import { useDismissibleDetails } from './use-dismissible-details';

/** The whole navigation in a panel below the header, for all screens narrower than a desktop. */
export function MobileMenu() {
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
