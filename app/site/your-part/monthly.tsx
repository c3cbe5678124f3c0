import { CalendarHeart } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { whatsAppLink } from '~/shared/brand/external';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';

/** The monthly contribution: what it depends on, and whom to ask for the amount. */
export function Monthly() {
  const { t } = useTranslation(['yourPart', 'common']);
  return (
    <section aria-labelledby="monthly-title" className="page py-14 md:py-20">
      <div className="flex gap-5 max-md:flex-col md:gap-8">
        <IconTile icon={CalendarHeart} tone="barro" />
        <div className="grid justify-items-start gap-4">
          <h2 id="monthly-title" className="text-subtitle">
            {t('monthly.title')}
          </h2>
          <p className="max-w-prose text-lead text-muted">{t('monthly.text')}</p>
          <LinkButton
            href={whatsAppLink(t('common:whatsapp.prefilled', { brand: brand.name }))}
            newTab
            arrow={false}
            variant="outline"
            className="max-sm:w-full"
          >
            <WhatsAppIcon className="size-5" />
            {t('monthly.ask')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
