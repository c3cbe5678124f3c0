import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/frame/form-frame';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LegalNotice } from '~/shared/page/legal-notice';

export const clientLoader = portalLoader('healthSharingRequest');

export default function HealthSharingRequest() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      text={t('request.text')}
      illustration={HeartLedger}
      back={useBackLink('healthSharing', t('backToRules'))}
    >
      <LegalNotice length="short" newTab />
      <FormFrame form="sharing" height={800} />
    </FormView>
  );
}
