import { useNavigate } from 'react-router';
import { FormPage, StepTitle } from '~/components/form-page';
import { LocalLink } from '~/components/local-link';
import { NeedsScript } from '~/components/needs-script';
import { LinkSent } from '~/features/password-reset/components/link-sent';
import { RequestForm } from '~/features/password-reset/components/request-form';
import { pageLoader } from '~/i18n/page-data';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { Mailbox } from '~/illustrations/mailbox';
import { useHistoryState } from '~/lib/use-history-state';
import { pathFor } from '~/paths';

export const loader = pageLoader('forgotPassword');
export const clientLoader = pageLoader('forgotPassword');

/** "Sent" is a place in the history: the back button returns to the form. */
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
          <p className="border-t border-line pt-6 text-sm">
            <LocalLink to="login" className="link inline-flex min-h-9 items-center text-muted">
              {t('request.back')}
            </LocalLink>
          </p>
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
