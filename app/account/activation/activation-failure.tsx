import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice } from '~/shared/ui/notice';
import { type ActivationError, activationMessageKeys } from './activation-error';

/** Describes why the activation failed, with links to what the member can do next. */
export function ActivationFailure({ failure }: { failure: ActivationError }) {
  const { t } = useTranslation(['activation', 'errors']);
  const { code, serverMessage } = failure;
  return (
    <FailureNotice reason={failure} title={t('activation:errors.title')}>
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
    </FailureNotice>
  );
}
