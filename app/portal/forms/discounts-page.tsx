import { Eye, Pill, Stethoscope, TestTube } from 'lucide-react';
import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/form-frame';
import { useTranslation } from '~/shared/i18n/use-translation';
import { MarketBasket } from '~/shared/illustrations/market-basket';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { FormView } from './form-view';

export const clientLoader = portalLoader('discounts');

const kinds = [
  { id: 'medicine', icon: Pill },
  { id: 'exam', icon: TestTube },
  { id: 'consultation', icon: Stethoscope },
  { id: 'dental', icon: Eye },
] as const;

/** The kinds of discounts, and the form that requests one. */
export default function Discounts() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      text={t('discounts.text')}
      illustration={MarketBasket}
      back={useBackLink('portal', t('backToPortal'))}
    >
      <Card className="grid gap-6">
        <h2 className="text-heading">{t('discounts.guide.title')}</h2>
        <ul className="grid gap-5 md:grid-cols-2 md:gap-6">
          {kinds.map(({ id, icon }) => (
            <li key={id} className="flex gap-4">
              <IconTile icon={icon} />
              <div className="grid content-start gap-1">
                <p className="font-semibold">{t(`discounts.guide.items.${id}.title`)}</p>
                <p className="text-sm text-muted">{t(`discounts.guide.items.${id}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="text-muted">{t('discounts.guide.how')}</p>
        <LinkButton
          to="dentalPlans"
          target="_blank"
          variant="outline"
          className="max-md:w-full md:justify-self-start"
        >
          {t('discounts.guide.dentalPlans')}
        </LinkButton>
      </Card>
      <h2 className="mt-2 text-heading">{t('discounts.guide.form')}</h2>
      <FormFrame form="discounts" height={800} />
    </FormView>
  );
}
