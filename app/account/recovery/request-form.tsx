import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { RequestLinkForm } from '~/shared/session/request-link-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { FunctionRefusal, logUnexpected } from './function-refusal';

const loadRequest = () => import('./password-reset');

type RequestFormProps = {
  /** The page that the emailed link opens. */
  resetPath: string;
  onSent: (email: string) => void;
};

/** Requests the link to choose a new password. */
export function RequestForm({ resetPath, onSent }: RequestFormProps) {
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
