import { useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { RequestLinkForm } from '~/shared/session/request-link-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { Notice } from '~/shared/ui/notice';
import { requestPasswordLink } from './password-link';

/** The form of an admin who forgot the password, or whose invitation expired. */
export function RequestPasswordLinkForm() {
  const { t } = useTranslation(['adminPassword', 'errors']);
  const { language } = useLanguage();
  const [isSent, setSent] = useState(false);
  if (isSent) {
    return (
      <Notice tone="success" live="status">
        <p>{t('adminPassword:ask.sent')}</p>
      </Notice>
    );
  }
  const submit = t('adminPassword:ask.submit');
  return (
    <RequestLinkForm
      texts={{ email: t('adminPassword:email'), submit, submitting: submit }}
      issues={{
        emailRequired: t('adminPassword:validation.emailRequired'),
        emailInvalid: t('adminPassword:validation.emailInvalid'),
      }}
      onSubmit={async (email) => {
        await requestPasswordLink(email, language);
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
