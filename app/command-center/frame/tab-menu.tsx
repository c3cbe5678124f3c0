import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAdmin } from '~/command-center/kit/backend/session';
import { pageAt } from '~/paths';
import { useDismissibleDetails } from '~/shared/chrome/use-dismissible-details';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { type Tab, tabsOf } from './tabs';

/** The tabs beside the page. On a phone they are a menu above it, labeled with the open tab. */
export function TabMenu() {
  const { t } = useTranslation('commandCenter');
  const admin = useAdmin();
  const page = pageAt(useLocation().pathname);
  const details = useDismissibleDetails();
  const tabs = tabsOf(admin);
  const current = tabs.find(({ to }) => to === page);
  const title = current ? t(`tabs.${current.label}`) : t('frame.account');
  return (
    <>
      <nav aria-label={t('frame.menu')} className="max-lg:hidden">
        <div className="sticky top-18 w-64 py-4 pl-4">
          <TabList tabs={tabs} />
        </div>
      </nav>
      <nav
        aria-label={t('frame.menu')}
        className="sticky top-18 z-30 bg-paper px-5 pb-3 md:px-8 lg:hidden"
      >
        <details ref={details} className="group relative">
          <summary className="flex min-h-12 items-center gap-3 rounded-sm bg-mata-100 px-4 font-semibold text-mata-800">
            <Menu className="size-5" />
            <span className="grow">{title}</span>
          </summary>
          <div className="absolute inset-x-0 top-full mt-2 rounded-md bg-white p-2 shadow-float">
            <TabList tabs={tabs} />
          </div>
        </details>
      </nav>
    </>
  );
}

function TabList({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation('commandCenter');
  return (
    <ul className="grid gap-1">
      {tabs.map(({ label, to, icon: Icon }) => (
        <li key={to}>
          <LocalLink
            to={to}
            className="flex min-h-12 items-center gap-3.5 rounded-sm px-4 text-sm font-semibold text-muted transition-colors hover:bg-sand hover:text-ink aria-[current]:bg-mata-100 aria-[current]:text-mata-800"
          >
            <Icon className="size-5 shrink-0" strokeWidth={1.9} />
            {t(`tabs.${label}`)}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
