import { useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { FormLink, FormLinks, FormPage, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { LinkSent } from './link-sent';
import { RequestForm } from './request-form';

export const loader = pageLoader('forgotPassword');
export const clientLoader = pageLoader('forgotPassword');

/** "Sent" is a history entry: the back button returns to the form. */
export default function ForgotPassword() {
  const { t } = useTranslation('recovery');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const sentTo = useSentTo();
  const resetPath = pathFor('resetPassword', language);

  return (
    <FormPage illustration={Mailbox}>
      {sentTo ? (
        <LinkSent email={sentTo} resetPath={resetPath} />
      ) : (
        <>
          <StepTitle title={t('request.title')}>{t('request.lead')}</StepTitle>
          <NeedsScript>{t('needsScript')}</NeedsScript>
          <RequestForm
            resetPath={resetPath}
            onSent={(email) => navigate('.', { state: { sentTo: email } })}
          />
          <FormLinks>
            <FormLink to="login" tone="muted">
              {t('request.back')}
            </FormLink>
          </FormLinks>
        </>
      )}
    </FormPage>
  );
}

function useSentTo(): string | undefined {
  const state = useHistoryState();
  const isSent = typeof state === 'object' && state !== null && 'sentTo' in state;
  return isSent && typeof state.sentTo === 'string' ? state.sentTo : undefined;
}
