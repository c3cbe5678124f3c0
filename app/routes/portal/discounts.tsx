import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { MarketBasket } from '~/illustrations/market-basket';
import { FormView } from './form-view';
import { portalLoader } from './portal-loader';
import { useWayBack } from './use-way-back';

export const clientLoader = portalLoader('discounts');

export default function Discounts() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('discounts.text')}
      illustration={MarketBasket}
      back={useWayBack('portal', t('backToPortal'))}
    >
      <FormFrame form="discounts" height={800} />
    </FormView>
  );
}
