import { useTranslation } from '~/shared/i18n/use-translation';
import { NewAnswers } from './new-answers';
import { SectionLink } from './section-link';
import { sections } from './sections';

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
