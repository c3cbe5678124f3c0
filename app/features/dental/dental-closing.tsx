import { Languages } from 'lucide-react';
import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { ClosingCall } from '~/components/closing-call';
import { external, whatsAppLink } from '~/config/external';
import { useTranslation } from '~/i18n/use-translation';
import { PhoneHelp } from '~/illustrations/phone-help';
import { LinkButton } from '~/ui/link-button';

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
