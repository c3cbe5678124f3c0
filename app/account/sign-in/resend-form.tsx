import { useEffect, useState } from 'react';
import { AppError, errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

type State = 'idle' | 'sending' | 'sent' | { failure: unknown };

/** The auth service's minimum interval between two emails to one mailbox, in seconds. */
const wait = 60;

/** Sends the confirmation email again. Right after an email was sent, it says how long to wait. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const [state, setState] = useState<State>('idle');
  const [secondsLeft, startWait] = useCountdown();

  const send = async () => {
    setState('sending');
    try {
      const { resendConfirmation } = await import('./resend-confirmation');
      await resendConfirmation(email);
      setState('sent');
      startWait(wait);
    } catch (failure) {
      if (errorMessageKey(failure) === 'unexpected') console.warn('Confirmation email:', failure);
      const seconds = failure instanceof AppError ? failure.retryAfter : undefined;
      setState(seconds ? 'idle' : { failure });
      if (seconds) startWait(seconds);
    }
  };

  return (
    <div className="grid justify-items-start gap-2">
      <p role="status" className="wrap-anywhere">
        {state === 'sent' && t('auth:confirmation.sent', { email })}
        {state === 'idle' && secondsLeft > 0 && t('auth:confirmation.justSent', { email })}
      </p>
      {typeof state === 'object' && (
        <p role="alert">{t(`errors:${errorMessageKey(state.failure)}`)}</p>
      )}
      <Button
        variant="outline"
        size="sm"
        busy={state === 'sending'}
        disabled={secondsLeft > 0}
        onClick={send}
      >
        {secondsLeft > 0
          ? t('auth:confirmation.wait', { count: secondsLeft })
          : t(state === 'sending' ? 'auth:confirmation.sending' : 'auth:confirmation.resend')}
      </Button>
    </div>
  );
}

/** The remaining seconds of a wait, and the function that starts one. */
function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    if (until <= Date.now()) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)];
}
