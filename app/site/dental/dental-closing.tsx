import { Languages } from 'lucide-react';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';
import { WhatsAppLink } from '~/site/whatsapp-link';

/** The call to action of the plans page, with help in Portuguese. */
export function DentalClosing() {
  const { t } = useTranslation('dental');
  return (
    <ClosingCall
      tone="mata"
      title={t('closing.title')}
      text={t('closing.text')}
      illustration={PhoneHelp}
      note={
        <>
          <Languages className="mt-px size-5 shrink-0 text-mata-700" />
          {t('closing.support')}
        </>
      }
    >
      {external.dentalProvider && (
        <LinkButton {...destinations.dentalProvider} size="lg">
          {t('closing.start')}
        </LinkButton>
      )}
      <WhatsAppLink message={t('closing.prefilled')} variant="outline" size="lg">
        {t('closing.whatsapp')}
      </WhatsAppLink>
    </ClosingCall>
  );
}
