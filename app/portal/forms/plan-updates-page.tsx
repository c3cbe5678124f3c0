import { portalLoader } from '~/portal/frame/portal-loader';
import { useWayBack } from '~/portal/frame/use-way-back';
import { FormFrame } from '~/shared/forms/frame/form-frame';
import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { FormView } from './form-view';

export const clientLoader = portalLoader('planUpdates');

export default function PlanUpdates() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('planUpdates.text')}
      illustration={Clipboard}
      back={useWayBack('memberForms', t('backToChoice'))}
    >
      <FormFrame form="plan-updates" height={800} />
    </FormView>
  );
}
