import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { FormLink, FormLinks, FormPage, StepTitle } from '~/shared/page/form-page';
import { LocalLink } from '~/shared/page/local-link';
import { NeedsScript } from '~/shared/page/needs-script';
import { RequestLinkForm } from '~/shared/session/request-link-form';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { FunctionRefusal, logUnexpected } from './function-refusal';

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

const loadRequest = () => import('./password-reset');

type RequestFormProps = {
  /** The page that the emailed link opens. */
  resetPath: string;
  onSent: (email: string) => void;
};

/** Requests the link to choose a new password. */
function RequestForm({ resetPath, onSent }: RequestFormProps) {
  const { t } = useTranslation('recovery');
  return (
    <RequestLinkForm
      texts={{
        email: t('request.email'),
        placeholder: t('request.emailPlaceholder'),
        submit: t('request.submit'),
        submitting: t('request.submitting'),
      }}
      issues={{ emailRequired: t('issues.emailRequired'), emailInvalid: t('issues.emailInvalid') }}
      load={loadRequest}
      onSubmit={async (email) => {
        const { requestReset } = await loadRequest();
        await requestReset(email, window.location.origin + resetPath);
        onSent(email);
      }}
      onFailure={(error) => {
        logUnexpected(error);
        return { error };
      }}
      renderFailure={(failure) => <RequestFailure failure={failure} />}
    />
  );
}

/** Describes why no link was sent, and what to do instead. */
function RequestFailure({ failure }: { failure: { error: unknown } }) {
  const { t } = useTranslation(['recovery', 'errors']);
  const { error } = failure;
  const isRefusal = error instanceof FunctionRefusal;
  const key = errorMessageKey(error);
  const message = key === 'unexpected' ? t('recovery:request.failed') : t(`errors:${key}`);
  return (
    <FailureNotice reason={failure} title={t('recovery:request.failedTitle')}>
      <p>{isRefusal ? error.message : message}</p>
      {isRefusal && error.code === 'member_not_activated' && (
        <p>
          <LocalLink to="activateAccount" className="link font-semibold">
            {t('recovery:request.activate')}
          </LocalLink>
        </p>
      )}
    </FailureNotice>
  );
}

type LinkSentProps = { email: string; resetPath: string };

/** Says where the link was sent, and sends it again. */
function LinkSent({ email, resetPath }: LinkSentProps) {
  const { t } = useTranslation(['recovery', 'errors']);
  const [state, setState] = useState<'first' | 'sending' | 'again' | { error: unknown }>('first');

  const sendAgain = async () => {
    setState('sending');
    try {
      const { requestReset } = await import('./password-reset');
      await requestReset(email, window.location.origin + resetPath);
      setState('again');
    } catch (error) {
      logUnexpected(error);
      setState({ error });
    }
  };

  const messageOf = (error: unknown) => {
    const key = errorMessageKey(error);
    return key === 'unexpected' ? t('recovery:request.failed') : t(`errors:${key}`);
  };

  return (
    <>
      <StepTitle title={t('recovery:sent.title')}>{t('recovery:sent.text', { email })}</StepTitle>
      {state === 'again' && (
        <Notice tone="success" live="status">
          {t('recovery:sent.again')}
        </Notice>
      )}
      {typeof state === 'object' && (
        <Notice tone="danger" live="alert">
          {state.error instanceof FunctionRefusal ? state.error.message : messageOf(state.error)}
        </Notice>
      )}
      <p className="text-muted">{t('recovery:sent.hint')}</p>
      <div className="grid gap-3">
        <LinkButton to="login" size="lg" wide>
          {t('recovery:sent.login')}
        </LinkButton>
        <Button variant="quiet" busy={state === 'sending'} onClick={sendAgain}>
          {state === 'sending' ? t('recovery:request.submitting') : t('recovery:sent.sendAgain')}
        </Button>
        <p className="text-center text-sm">
          <LocalLink to="forgotPassword" replace className="link text-muted">
            {t('recovery:sent.otherEmail')}
          </LocalLink>
        </p>
      </div>
    </>
  );
}
