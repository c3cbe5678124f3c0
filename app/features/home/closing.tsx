import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { brand } from '~/config/brand';
import { external, whatsAppLink } from '~/config/external';
import { LongTable } from '~/illustrations/long-table';
import { LinkButton } from '~/ui/link-button';

/** The invitation at the end; the table stands on the footer. */
export function Closing() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <section aria-labelledby="closing-title" className="overflow-hidden bg-barro-100">
      <div className="page grid items-end gap-x-12 lg:grid-cols-[1fr_1.15fr]">
        <div className="py-band lg:pr-6">
          <h2 id="closing-title" className="text-display">
            {t('closing.title')}
          </h2>
          <p className="mt-5 max-w-112 text-lead">{t('closing.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton href={external.enrollment} size="lg">
              {t('closing.start')}
              <ArrowRight className="size-5" />
            </LinkButton>
            <LinkButton
              href={whatsAppLink(t('common:whatsapp.prefilled', { brand: brand.name }))}
              newTab
              arrow={false}
              variant="outline"
              size="lg"
            >
              <WhatsAppIcon className="size-5" />
              {t('closing.whatsapp')}
            </LinkButton>
          </div>
        </div>
        <LongTable className="mx-auto -mb-1 w-full max-w-150 max-lg:-mt-12 lg:max-w-none" />
      </div>
    </section>
  );
}
