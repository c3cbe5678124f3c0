import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { type ActivationError, activationMessageKeys } from './activation-error';

type ActivationFailureProps = {
  failure: ActivationError;
};

/** Why the activation stopped, and the way on where there is one. */
export function ActivationFailure({ failure }: ActivationFailureProps) {
  const { t } = useTranslation(['activation', 'errors']);
  const { code, serverMessage } = failure;
  return (
    <TakesFocus reason={failure}>
      <Notice tone="danger" live="alert" title={t('activation:errors.title')}>
        <p>{serverMessage || t(activationMessageKeys[code])}</p>
        {code === 'already_registered' && (
          <p className="flex flex-wrap gap-x-5">
            <LocalLink to="login" className="link font-semibold">
              {t('activation:already.login')}
            </LocalLink>
            <LocalLink to="forgotPassword" className="link font-semibold">
              {t('activation:already.forgot')}
            </LocalLink>
          </p>
        )}
      </Notice>
    </TakesFocus>
  );
}
