import { ChevronRight, FileText, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pageAt } from '~/paths';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { isProfileRoot, profileSections } from './profile-sections';

const look =
  'group flex min-h-14 w-full items-center gap-4 px-4 text-left font-semibold transition-colors hover:bg-mata-50 focus-visible:-outline-offset-3 md:min-h-12 md:gap-3 md:rounded-sm md:px-3.5 md:text-sm md:text-muted md:hover:bg-sand md:hover:text-ink md:aria-[current]:bg-mata-100 md:aria-[current]:text-mata-700';

/** The sections of the profile. On a phone the menu is a separate screen. */
export function ProfileMenu({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const prefetch = usePrefetch();
  const current = isProfileRoot(pathname) ? 'profileInformation' : pageAt(pathname);
  return (
    <nav aria-label={t('menu.label')} className={className}>
      <ul className="overflow-hidden rounded-md bg-white shadow-raised max-md:divide-y max-md:divide-line md:grid md:gap-1 md:rounded-none md:bg-transparent md:shadow-none">
        {profileSections.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <LocalLink
              to={to}
              prefetch={prefetch}
              aria-current={
                current === to ? (isProfileRoot(pathname) ? 'true' : 'page') : undefined
              }
              className={look}
            >
              <MenuText icon={<Icon className="size-5.5" strokeWidth={1.75} />} opens>
                {t(`menu.${label}`)}
              </MenuText>
            </LocalLink>
          </li>
        ))}
        <li className="md:mt-3 md:border-t md:border-line md:pt-3">
          <LocalLink to="legal" hash="privacy" className={look}>
            <MenuText icon={<FileText className="size-5.5" strokeWidth={1.75} />} opens>
              {t('menu.privacy')}
            </MenuText>
          </LocalLink>
        </li>
        <li>
          <SignOut>
            {(ask) => (
              <button type="button" className={look} {...ask}>
                <MenuText icon={<LogOut className="size-5.5" strokeWidth={1.75} />}>
                  {t('menu.signOut')}
                </MenuText>
              </button>
            )}
          </SignOut>
        </li>
      </ul>
    </nav>
  );
}

type MenuTextProps = { icon: ReactNode; opens?: boolean; children: string };

function MenuText({ icon, opens, children }: MenuTextProps) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-mata-100 text-mata-700 md:size-auto md:bg-transparent md:text-inherit">
        {icon}
      </span>
      <span className="grow py-2">{children}</span>
      {opens && <ChevronRight className="size-5 shrink-0 text-muted md:hidden" />}
    </>
  );
}
