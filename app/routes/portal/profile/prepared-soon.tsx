import { useTranslation } from 'react-i18next';
import { WhatsAppIcon } from '~/components/chrome/brand-icons';
import { whatsAppLink } from '~/config/external';
import { Card } from '~/ui/card';
import { LinkButton } from '~/ui/link-button';

/** A section that is still being made: one calm sentence, and help meanwhile. */
export function PreparedSoon() {
  const { t } = useTranslation('portal');
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="max-w-prose text-muted">{t('preparing.text')}</p>
      <LinkButton href={whatsAppLink(t('whatsappText'))} newTab size="sm">
        <WhatsAppIcon className="size-5" />
        {t('preparing.whatsapp')}
      </LinkButton>
    </Card>
  );
}
