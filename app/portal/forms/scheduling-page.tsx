import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/form-frame';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { FormView } from './form-view';

export const clientLoader = portalLoader('scheduling');

export default function Scheduling() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      text={t('scheduling.text')}
      illustration={PhoneHelp}
      back={useBackLink('memberForms', t('backToChoice'))}
    >
      <FormFrame form="scheduling" height={916} />
    </FormView>
  );
}
