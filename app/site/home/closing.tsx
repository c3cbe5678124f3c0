import { ArrowRight } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { destinations, whatsAppLink } from '~/shared/brand/external';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';

/** The invitation at the end: an application, or a conversation first. */
export function Closing() {
  const { t } = useTranslation(['home', 'common']);
  return (
    <ClosingCall title={t('closing.title')} text={t('closing.text')} illustration={LongTable}>
      <LinkButton {...destinations.enrollment} size="lg">
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
    </ClosingCall>
  );
}
