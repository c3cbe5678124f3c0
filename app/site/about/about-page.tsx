import { whatsAppLink } from '~/shared/brand/external';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { LinkButton } from '~/shared/ui/link-button';
import { ClosingCall } from '~/site/closing-call';
import { Mission } from './mission';
import type { Reach } from './reach';
import { Story } from './story';
import { Values } from './values';

/** Who we are: the mission, the story behind the name, what we believe in, and a chair for you. */
export function AboutPage({ reach }: { reach: Reach }) {
  const { t } = useTranslation('about');
  return (
    <>
      <Mission />
      <Story reach={reach} />
      <Values />
      <ClosingCall title={t('closing.title')} text={t('closing.text')} illustration={LongTable}>
        <LinkButton href={whatsAppLink(t('closing.prefilled'))} newTab arrow={false} size="lg">
          <WhatsAppIcon className="size-5" />
          {t('closing.whatsapp')}
        </LinkButton>
        <LinkButton to="rules" variant="outline" size="lg">
          {t('closing.rules')}
        </LinkButton>
      </ClosingCall>
    </>
  );
}
