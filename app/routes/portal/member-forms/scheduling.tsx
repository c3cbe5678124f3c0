import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { PhoneHelp } from '~/illustrations/phone-help';
import { FormView } from '../form-view';
import { portalLoader } from '../portal-loader';
import { useWayBack } from '../use-way-back';

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
