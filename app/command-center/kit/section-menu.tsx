import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Page, pathFor } from '~/paths';
import { useLanguage } from '~/shared/i18n/use-language';

/** How much of the next section shows beside the current one, in pixels. */
const peek = 40;

/** Whether the menu that was just removed had the focus. */
let hadFocus = false;

type SectionMenuProps<Name extends string> = {
  /** The tab. The path of a section is its path and the section’s name: `/admin/open-books/states`. */
  page: Page;
  label: string;
  /** In display order. */
  sections: readonly { name: Name; label: string }[];
  current: Name;
};

/** The sections of a tab, above their content. On a phone they scroll sideways, to the current one first. */
export function SectionMenu<Name extends string>(props: SectionMenuProps<Name>) {
  const { page, label, sections, current } = props;
  const { language } = useLanguage();
  const menu = useRef<HTMLElement>(null);
  // Each section has a menu of its own, which takes over the keyboard focus in the same commit.
  useLayoutEffect(() => {
    const nav = menu.current;
    const link = nav?.querySelector<HTMLElement>('[aria-current]');
    if (hadFocus) link?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = nav?.contains(document.activeElement) ?? false;
    };
  }, []);
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
      aria-label={label}
      className="flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--color-line)]"
    >
      {sections.map((one) => (
        <Link
          key={one.name}
          to={`${pathFor(page, language)}/${one.name}`}
          data-section={one.name}
          aria-current={one.name === current ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-control shrink-0 items-center border-b-3 px-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
            one.name === current
              ? 'border-mata-700 text-mata-700'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {one.label}
        </Link>
      ))}
    </nav>
  );
}
