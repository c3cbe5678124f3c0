import { useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { asEmailLinkError, type EmailLinkError, emailLinkMessageKeys } from './email-link-error';

/** Runs an action that uses up a link, once at a time. An expired link calls `onExpired`. */
export function useLinkAction(onExpired: () => void) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<EmailLinkError>();

  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const reason = asEmailLinkError(error);
      if (reason.code === 'expired') return onExpired();
      setFailure(reason);
      setBusy(false);
    } finally {
      isRunning.current = false;
    }
  };

  return { run, isBusy, failure };
}

/** Describes why a link failed. */
export function LinkFailure({ failure }: { failure: EmailLinkError }) {
  const { t } = useTranslation(['confirm', 'errors']);
  return (
    <FailureNotice reason={failure}>
      <p>{t(emailLinkMessageKeys[failure.code])}</p>
    </FailureNotice>
  );
}
