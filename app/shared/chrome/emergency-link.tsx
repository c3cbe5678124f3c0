import { clsx } from 'clsx';
import { Siren } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

/** The link to the emergency page, with its word, in every header. */
export function EmergencyLink({ className }: { className?: string }) {
  const { t } = useTranslation('common');
  return (
    <LocalLink
      to="emergency"
      className={clsx(
        'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-sm font-semibold text-danger-700 transition-colors hover:bg-danger-100 sm:px-2.5 aria-[current=page]:bg-danger-100',
        className,
      )}
    >
      <Siren className="size-5.5 shrink-0 max-sm:hidden max-[22rem]:block" strokeWidth={1.75} />
      <span className="max-[22rem]:sr-only">{t('nav.emergency')}</span>
    </LocalLink>
  );
}
