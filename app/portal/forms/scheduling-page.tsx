import { portalLoader } from '~/portal/frame/portal-loader';
import { useWayBack } from '~/portal/frame/use-way-back';
import { FormFrame } from '~/shared/forms/frame/form-frame';
import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { FormView } from './form-view';

export const clientLoader = portalLoader('scheduling');

export default function Scheduling() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('scheduling.text')}
      illustration={PhoneHelp}
      back={useWayBack('memberForms', t('backToChoice'))}
    >
      <FormFrame form="scheduling" height={916} />
    </FormView>
  );
}
