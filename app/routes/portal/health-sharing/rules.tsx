import { useState } from 'react';
import { FormFrame } from '~/features/forms/components/form-frame';
import { usePageData } from '~/i18n/page-data';
import { useTranslation } from '~/i18n/use-translation';
import { HeartLedger } from '~/illustrations/heart-ledger';
import { LinkButton } from '~/ui/link-button';
import { FormView } from '../form-view';
import { portalLoader } from '../portal-loader';
import { stepsIn, useWayBack } from '../use-way-back';

export const clientLoader = portalLoader('healthSharing');

/** The rules come first. Who has confirmed them goes on to the request; others may skip them. */
export default function HealthSharingRules() {
  const { t } = useTranslation('portalForms');
  const [isConfirmed, setConfirmed] = useState(false);
  return (
    <FormView
      title={usePageData()?.text.heading}
      text={t('healthSharing.text')}
      illustration={HeartLedger}
      back={useWayBack('portal', t('backToPortal'))}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">{!isConfirmed && t('healthSharing.skipHint')}</p>
        {isConfirmed ? (
          <LinkButton to="healthSharingRequest" state={stepsIn(1)}>
            {t('healthSharing.continue')}
          </LinkButton>
        ) : (
          <LinkButton to="healthSharingStart" state={stepsIn(1)} variant="outline">
            {t('healthSharing.skip')}
          </LinkButton>
        )}
      </div>
      <FormFrame form="sharing-rules" height={800} onSent={() => setConfirmed(true)} />
    </FormView>
  );
}
