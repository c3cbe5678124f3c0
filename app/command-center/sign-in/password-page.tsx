import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { sendPasswordLink } from '~/command-center/kit/backend/send-password-link';
import { errorMessageKey } from '~/shared/backend/app-error';
import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { PageContent, SkipLink } from '~/shared/page/page-content';
import { RequestLinkForm } from '~/shared/session/request-link-form';
import styles from '~/shared/styles/admin.css?url';
import { FailureNotice, Notice } from '~/shared/ui/notice';

export const clientLoader = signedInPageLoader('adminPassword');

/** Emails an admin the link to choose a password. */
export default function AdminPassword() {
  const { t } = useTranslation('adminPassword');
  return (
    <QueryClientProvider client={adminQueryClient}>
      <link rel="stylesheet" href={styles} precedence="command-center" />
      <SkipLink />
      <MinimalHeader />
      <PageContent>
        <div className="mx-auto grid min-h-[70dvh] w-full max-w-112 content-center gap-8 px-gutter py-10">
          <div className="grid gap-3">
            <h1 className="text-title">{t('title')}</h1>
            <p className="text-lead text-muted">{t('text')}</p>
          </div>
          <RequestPasswordLinkForm />
          <p className="text-sm">
            <LocalLink to="admin" className="link inline-flex min-h-9 items-center text-mata-700">
              {t('back')}
            </LocalLink>
          </p>
        </div>
      </PageContent>
    </QueryClientProvider>
  );
}

/** The form of an admin who forgot the password, or whose invitation expired. */
function RequestPasswordLinkForm() {
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
