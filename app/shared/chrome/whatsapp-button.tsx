import { clsx } from 'clsx';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { type Page, pageAt } from '~/paths';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { WhatsAppIcon } from './brand-icons';
import { useHiddenWhileReading } from './use-hidden-while-reading';

/** Pages with their own chat link. */
const without: readonly (Page | undefined)[] = ['contact', 'emergency', 'whatWouldIPay'];

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
