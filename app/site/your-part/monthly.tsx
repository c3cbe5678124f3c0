import { CalendarHeart } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { IconTile } from '~/shared/ui/icon-tile';
import { WhatsAppLink } from '~/site/whatsapp-link';

/** The monthly contribution: its factors, and where to ask for the amount. */
export function Monthly() {
  const { t } = useTranslation('yourPart');
  return (
    <section aria-labelledby="monthly-title" className="page py-14 md:py-20">
      <div className="flex gap-5 max-md:flex-col md:gap-8">
        <IconTile icon={CalendarHeart} tone="barro" />
        <div className="grid justify-items-start gap-4">
          <h2 id="monthly-title" className="text-subtitle">
            {t('monthly.title')}
          </h2>
          <p className="max-w-prose text-lead text-muted">{t('monthly.text')}</p>
          <WhatsAppLink variant="outline" className="max-sm:w-full">
            {t('monthly.ask')}
          </WhatsAppLink>
        </div>
      </div>
    </section>
  );
}
