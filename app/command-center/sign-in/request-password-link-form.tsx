import { useState } from 'react';
import { sendPasswordLink } from '~/command-center/kit/backend/send-password-link';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { RequestLinkForm } from '~/shared/session/request-link-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { Notice } from '~/shared/ui/notice';

/** The form of an admin who forgot the password, or whose invitation expired. */
export function RequestPasswordLinkForm() {
  const { t } = useTranslation(['adminPassword', 'errors']);
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Notice tone="success" live="status">
        <p>{t('adminPassword:sent')}</p>
      </Notice>
    );
  }
  const submit = t('adminPassword:submit');
  return (
    <RequestLinkForm
      texts={{ email: t('adminPassword:email'), submit, submitting: submit }}
      issues={{
        emailRequired: t('adminPassword:validation.emailRequired'),
        emailInvalid: t('adminPassword:validation.emailInvalid'),
      }}
      onSubmit={async (email) => {
        await sendPasswordLink(email);
        setSent(true);
      }}
      onFailure={(error) => ({ error })}
      renderFailure={(failure) => (
        <FailureNotice reason={failure}>
          <p>{t(`errors:${errorMessageKey(failure.error)}`)}</p>
        </FailureNotice>
      )}
    />
  );
}
