import { useTranslation } from 'react-i18next';
import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useLanguage } from '~/i18n/use-language';
import { MarketBasket } from '~/illustrations/market-basket';
import { pathFor } from '~/paths';
import { FormView } from './form-view';
import { portalLoader } from './portal-loader';

export const clientLoader = portalLoader('discounts');

export default function Discounts() {
  const { t } = useTranslation(['portalForms', 'common']);
  const { language } = useLanguage();
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('portalForms:discounts.text')}
      illustration={MarketBasket}
      back={{ label: t('portalForms:backToPortal'), to: pathFor('portal', language) }}
      closeLabel={t('common:actions.close')}
    >
      <FormFrame form="discounts" height={800} />
    </FormView>
  );
}
