import { ArrowRight } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';
import { WhatsAppLink } from '~/site/whatsapp-link';

/** The call to action: an application, or a conversation first. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <ClosingCall title={t('closing.title')} text={t('closing.text')} illustration={LongTable}>
      <LinkButton {...destinations.enrollment} size="lg">
        {t('closing.start')}
        <ArrowRight className="size-5" />
      </LinkButton>
      <WhatsAppLink variant="outline" size="lg">
        {t('closing.whatsapp')}
      </WhatsAppLink>
    </ClosingCall>
  );
}
