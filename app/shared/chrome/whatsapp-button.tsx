import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Page, pageAt } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { WhatsAppIcon } from './brand-icons';

/** Pages with their own chat link. */
const without: readonly (Page | undefined)[] = ['contact', 'emergency', 'whatWouldIPay', 'cost'];

/** The button floats over the lower right corner. It is hidden while the visitor scrolls down. */
export function WhatsAppButton({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const isHidden = useHiddenWhileReading(link);
  if (without.includes(pageAt(pathname))) return null;
  return (
    <aside aria-label={t('whatsapp.chat')} className={className}>
      <a
        ref={link}
        href={whatsAppLink(t('whatsapp.prefilled', { brand: brand.name }))}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('whatsapp.label')} ${t('newTab')}`}
        className={clsx(
          // The Tab key still reaches it, and shows it.
          isHidden &&
            'pointer-events-none not-focus-visible:translate-y-4 not-focus-visible:opacity-0',
          'on-dark fixed right-4 bottom-4 z-30 flex min-h-14 min-w-14 items-center justify-center gap-2.5 rounded-full bg-mata-700 px-3.5 font-semibold text-white shadow-float ring-2 ring-paper/90 transition hover:bg-mata-800 active:translate-y-px md:right-6 md:bottom-6 md:px-5',
        )}
      >
        <WhatsAppIcon className="size-7 md:size-6" />
        <span className="max-md:hidden">{t('whatsapp.chat')}</span>
      </a>
    </aside>
  );
}

/** The scroll distance in pixels before the direction counts. */
const step = 8;

/**
 * Whether a floating element is hidden. It is hidden if it would cover text when a page opens,
 * while the visitor scrolls down, and while the footer is visible. Scrolling up shows it again.
 */
function useHiddenWhileReading(floating: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setHidden] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its words elsewhere
  useEffect(() => {
    if (floating.current) setHidden(hasFooter() || coversText(floating.current));
    let last = window.scrollY;
    const look = () => {
      const moved = window.scrollY - last;
      if (!hasFooter() && Math.abs(moved) < step) return;
      last = window.scrollY;
      setHidden(hasFooter() || moved > 0);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [floating, pathname]);

  return isHidden;
}

function hasFooter(): boolean {
  const footer = document.querySelector('body > footer');
  return footer !== null && footer.getBoundingClientRect().top < window.innerHeight;
}

/** Whether a floating element covers text at its current position. */
function coversText(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  return parts.some((x) =>
    parts.some((y) =>
      document
        .elementsFromPoint(box.left + x * box.width, box.top + y * box.height)
        .filter((element) => !floating.contains(element))
        .some((element) => hasTextIn(element, box)),
    ),
  );
}

/** Checks only the element's own text nodes; each child element is checked separately. */
function hasTextIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    const range = new Range();
    range.selectNode(node);
    return [...range.getClientRects()].some(
      (rect) =>
        rect.left < box.right &&
        rect.right > box.left &&
        rect.top < box.bottom &&
        rect.bottom > box.top,
    );
  });
}
