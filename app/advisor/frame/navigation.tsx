import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { advisorQuery } from '~/advisor/backend/advisor';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { Button } from '~/shared/ui/button';
import { SectionLink, sections } from './sections';

/** Logo, sections, language and sign-out. On a phone, the sections are at the bottom. */
export function AdvisorHeader() {
  const { t } = useTranslation(['advisor', 'portal']);
  const { data: advisor } = useQuery(advisorQuery());
  return (
    <header className="site-header sticky top-0 z-40 bg-paper print:hidden">
      <div className="page flex h-18 items-center gap-1">
        <SectionLink to="people" aria-label={t('advisor:nav.label')} className="mr-auto rounded-sm">
          <Logo markOnly className="sm:hidden" />
          <Logo className="max-sm:hidden" />
        </SectionLink>
        <nav aria-label={t('advisor:nav.label')} className="hidden md:block lg:mr-4">
          <ul className="flex gap-1">
            {sections.map(({ label, icon: Icon }) => (
              <li key={label}>
                <SectionLink
                  to={label}
                  className="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-muted transition-colors hover:bg-sand hover:text-ink lg:px-4 aria-[current]:bg-mata-100 aria-[current]:text-mata-700"
                >
                  <Icon className="size-5" />
                  {t(`advisor:nav.${label}`)}
                  {label === 'notes' && <NewAnswers />}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {advisor?.is_member && (
          <LocalLink
            to="portal"
            className="link rounded-xs px-2 py-3 text-sm font-semibold text-mata-700"
          >
            {t('advisor:memberPortal')}
          </LocalLink>
        )}
        <LanguageMenu />
        <SignOut>
          {(ask) => (
            <Button variant="quiet" size="sm" className="-mr-3" {...ask}>
              <LogOut className="size-5" />
              <span className="whitespace-nowrap max-sm:sr-only">{t('portal:layout.signOut')}</span>
            </Button>
          )}
        </SignOut>
      </div>
    </header>
  );
}

/** The sections on a phone, at the bottom of the screen. */
export function AdvisorTabs() {
  const { t } = useTranslation('advisor');
  return (
    <nav
      aria-label={t('nav.label')}
      className="portal-tabs fixed inset-x-0 bottom-0 z-40 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-110 grid-cols-3">
        {sections.map(({ label, icon: Icon }) => (
          <li key={label}>
            <SectionLink
              to={label}
              className="group relative flex h-18 flex-col items-center justify-center gap-1 text-xs font-semibold text-muted transition-colors aria-[current]:text-mata-700"
            >
              <span className="grid h-8 w-16 place-items-center rounded-full transition-colors group-active:bg-sand group-aria-[current]:bg-mata-100">
                <Icon className="size-6" strokeWidth={1.75} />
              </span>
              {t(`nav.${label}`)}
              {label === 'notes' && (
                <span className="absolute top-1 left-1/2 ml-3">
                  <NewAnswers />
                </span>
              )}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of answers that the advisor has not seen. */
function NewAnswers() {
  const { t } = useTranslation('advisor');
  const { data: advisor } = useQuery(advisorQuery());
  const count = advisor?.unseen_answers ?? 0;
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-barro-600 px-2 py-0.5 text-xs text-white">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('nav.newAnswers', { count })}</span>
    </span>
  );
}
