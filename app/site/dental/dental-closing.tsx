import { Languages } from 'lucide-react';
import { external, whatsAppLink } from '~/shared/brand/external';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';

/** The plans once more, and somebody who explains them in Portuguese. */
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
        <LinkButton href={external.dentalProvider} newTab size="lg">
          {t('closing.start')}
        </LinkButton>
      )}
      <LinkButton
        href={whatsAppLink(t('closing.prefilled'))}
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
