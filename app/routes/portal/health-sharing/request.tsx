import { LegalNotice } from '~/components/legal-notice';
import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { HeartLedger } from '~/illustrations/heart-ledger';
import { FormView } from '../form-view';
import { portalLoader } from '../portal-loader';
import { useWayBack } from '../use-way-back';

export const clientLoader = portalLoader('healthSharingRequest');

export default function HealthSharingRequest() {
  const { t } = useTranslation('portalForms');
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('request.text')}
      illustration={HeartLedger}
      back={useWayBack('healthSharing', t('backToRules'))}
    >
      <LegalNotice length="short" newTab />
      <FormFrame form="sharing" height={800} />
    </FormView>
  );
}
