import { useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { FunctionRefusal, logUnexpected } from './function-refusal';

type LinkSentProps = { email: string; resetPath: string };

/** Says where the link was sent, and sends it again. */
export function LinkSent({ email, resetPath }: LinkSentProps) {
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
