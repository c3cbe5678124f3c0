import type { Ref } from 'react';
import { LocalLink } from '~/components/local-link';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/notice';
import { type ActivationError, activationMessageKeys } from '../activation-error';

type ActivationFailureProps = {
  failure: ActivationError;
  /** Takes the focus, which the form's button lost while it was disabled. */
  ref: Ref<HTMLDivElement>;
};

/** Why the activation stopped, and the way on where there is one. */
export function ActivationFailure({ failure, ref }: ActivationFailureProps) {
  const { t } = useTranslation(['activation', 'errors']);
  const { code, serverMessage } = failure;
  return (
    <div ref={ref} tabIndex={-1} className="rounded-md">
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
    </div>
  );
}
