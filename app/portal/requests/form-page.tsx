import { Navigate } from 'react-router';
import { pathFor } from '~/paths';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/form-frame';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LegalNotice } from '~/shared/page/legal-notice';
import { requestPage } from './request-page';

export const clientLoader = portalLoader('healthSharingRequest');

/** The operator's form, if there is one. Otherwise the portal's own request replaces it. */
export default function HealthSharingRequest() {
  const { t } = useTranslation('portalForms');
  const { language } = useLanguage();
  const back = useBackLink('healthSharing', t('backToRules'));
  if (requestPage === 'newRequest') return <Navigate replace to={pathFor(requestPage, language)} />;
  return (
    <FormView text={t('request.text')} illustration={HeartLedger} back={back}>
      <LegalNotice newTab />
      <FormFrame form="sharing" height={800} />
    </FormView>
  );
}
