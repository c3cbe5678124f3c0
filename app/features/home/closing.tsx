import { ArrowRight } from 'lucide-react';
import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { ClosingCall } from '~/components/closing-call';
import { brand } from '~/config/brand';
import { destinations, whatsAppLink } from '~/config/external';
import { useTranslation } from '~/i18n/use-translation';
import { LongTable } from '~/illustrations/long-table';
import { LinkButton } from '~/ui/link-button';

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
