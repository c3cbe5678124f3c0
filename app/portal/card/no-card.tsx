import { whatsAppLink } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { LinkButton } from '~/shared/ui/link-button';

/** In place of the card, for members whose membership is not active yet. */
export function NoCard() {
  const { t } = useTranslation('card');
  return (
    <div className="grid justify-items-start gap-4">
      <Clipboard className="w-full max-w-90 rounded-md bg-mata-100" />
      <h2 className="text-heading">{t('none.title')}</h2>
      <p className="text-muted">{t('none.text')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={whatsAppLink(t('none.whatsapp'))} newTab>
          {t('none.action')}
        </LinkButton>
        <LinkButton to="profilePlan" variant="outline" reloadDocument>
          {t('none.plan')}
        </LinkButton>
      </div>
    </div>
  );
}
