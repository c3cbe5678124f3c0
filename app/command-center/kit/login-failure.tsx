import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';

const refusals = {
  invalid_credentials: 'manageAccount:refusals.passwordWrong',
  mfa_verification_failed: 'manageAccount:refusals.codeWrong',
  recovery_code_refused: 'manageAccount:refusals.codeWrong',
  email_exists: 'manageAccount:refusals.emailTaken',
  over_email_send_rate_limit: 'errors:rateLimited',
  over_request_rate_limit: 'errors:rateLimited',
} as const;

/** The notice of a failed change to how the admin signs in. */
export function LoginFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation(['manageAccount', 'errors']);
  if (!error) return null;
  return (
    <FocusOnMount reason={error}>
      <Notice tone="danger" live="alert">
        <p>{t(messageKeyOf(error, refusals))}</p>
      </Notice>
    </FocusOnMount>
  );
}
