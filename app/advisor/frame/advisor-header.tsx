import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { advisorQuery } from '~/advisor/backend/advisor';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { Button } from '~/shared/ui/button';
import { NewAnswers } from './new-answers';
import { SectionLink } from './section-link';
import { sections } from './sections';

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
