import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { pathFor } from '~/paths';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** How much of the next section shows beside the current one, in pixels. */
const peek = 40;

/** The sections of the tab, above their content. On a phone they scroll sideways, to the current one first. */
export function SectionMenu({ current }: { current: SectionName }) {
  const { t } = useTranslation('manageBooks');
  const { language } = useLanguage();
  const menu = useRef<HTMLElement>(null);
  // Only the menu scrolls: the page keeps the position that the back button restores.
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>(`[data-section=${current}]`);
    if (!menu.current || !link) return;
    const end = link.offsetLeft + link.offsetWidth - menu.current.offsetLeft;
    menu.current.scrollLeft = Math.max(0, end + peek - menu.current.clientWidth);
  }, [current]);
  return (
    <nav
      ref={menu}
      aria-label={t('sections.label')}
      className="flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--color-line)]"
    >
      {sectionNames.map((one) => (
        <Link
          key={one}
          to={sectionPath(one, language)}
          data-section={one}
          aria-current={one === current ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-12 shrink-0 items-center border-b-3 px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3 @min-[48rem]:px-4 @min-[48rem]:text-base',
            one === current
              ? 'border-mata-700 text-mata-700'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`sections.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The path of a section: `/admin/open-books/contributions`. */
function sectionPath(section: SectionName, language: Language): string {
  return `${pathFor('adminBooks', language)}/${section}`;
}

/** The sections of the tab, in display order. `page.tsx` loads the folder of the same name. */
export const sectionNames = ['contributions', 'events', 'statements', 'reports', 'states'] as const;

export type SectionName = (typeof sectionNames)[number];
