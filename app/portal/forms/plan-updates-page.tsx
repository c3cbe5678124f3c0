import { useSearchParams } from 'react-router';
import { portalLoader } from '~/portal/frame/portal-loader';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FormFrame } from '~/shared/forms/form-frame';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { FormView } from './form-view';

export const clientLoader = portalLoader('planUpdates');

/** The form about a change of the plan. `?change=add-person` selects the change, for links in the plan. */
export default function PlanUpdates() {
  const { t } = useTranslation('portalForms');
  const change = useSearchParams()[0].get('change');
  const toChoice = useBackLink('memberForms', t('backToChoice'));
  const toPlan = useBackLink('profilePlan', t('backToPlan'));
  return (
    <FormView
      text={t('planUpdates.text')}
      illustration={Clipboard}
      back={change ? toPlan : toChoice}
    >
      <FormFrame
        form="plan-updates"
        search={change ? `?${new URLSearchParams({ change })}` : ''}
        height={800}
      />
    </FormView>
  );
}
