import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/frame/form-frame';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { FormView } from './form-view';

export const clientLoader = portalLoader('planUpdates');

export default function PlanUpdates() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      text={t('planUpdates.text')}
      illustration={Clipboard}
      back={useBackLink('memberForms', t('backToChoice'))}
    >
      <FormFrame form="plan-updates" height={800} />
    </FormView>
  );
}
