import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { Clipboard } from '~/illustrations/clipboard';
import { FormView } from '../form-view';
import { portalLoader } from '../portal-loader';
import { useWayBack } from '../use-way-back';

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
