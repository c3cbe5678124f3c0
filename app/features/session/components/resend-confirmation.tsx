import { useState } from 'react';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { pathFor } from '~/paths';

type State = 'idle' | 'sending' | 'sent' | { failure: unknown };

/** Beside "please confirm your e-mail": the mail once more, for whoever cannot find it. */
export function ResendConfirmation({ email }: { email: string }) {
  const { t } = useTranslation(['auth', 'errors']);
  const { language } = useLanguage();
  const [state, setState] = useState<State>('idle');

  const send = async () => {
    setState('sending');
    try {
      const { resendConfirmation } = await import('../api/resend-confirmation');
      await resendConfirmation(email, window.location.origin + pathFor('login', language));
      setState('sent');
    } catch (failure) {
      if (errorMessageKey(failure) === 'unexpected') console.warn('Confirmation mail:', failure);
      setState({ failure });
    }
  };

  if (state === 'sent') return <p role="status">{t('auth:confirmation.sent', { email })}</p>;
  return (
    <p className="grid justify-items-start gap-1">
      {typeof state === 'object' && <span>{t(`errors:${errorMessageKey(state.failure)}`)}</span>}
      <button
        type="button"
        className="link min-h-9 rounded-xs font-semibold"
        disabled={state === 'sending'}
        onClick={send}
      >
        {state === 'sending' ? t('auth:confirmation.sending') : t('auth:confirmation.resend')}
      </button>
    </p>
  );
}
