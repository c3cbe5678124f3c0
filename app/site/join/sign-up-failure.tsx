import type { ReactNode } from 'react';
import { errorMessageKeys } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import type { SignUpError } from './sign-up-error';

type SignUpFailureProps = {
  failure: SignUpError;
};

/** Why no account was made, and where to go instead. */
export function SignUpFailure({ failure }: SignUpFailureProps) {
  return (
    <TakesFocus reason={failure}>
      <Words code={failure.code} />
    </TakesFocus>
  );
}

function Words({ code }: { code: SignUpError['code'] }) {
  const { t } = useTranslation(['signup', 'errors']);
  switch (code) {
    case 'already_registered':
      return (
        <Told text={t('signup:errors.alreadyRegistered')}>
          <LocalLink to="login" className="link font-semibold">
            {t('signup:signIn')}
          </LocalLink>
          <LocalLink to="forgotPassword" className="link font-semibold">
            {t('signup:forgotPassword')}
          </LocalLink>
        </Told>
      );
    case 'needs_activation':
      return (
        <Told text={t('signup:errors.needsActivation')}>
          <LocalLink to="activateAccount" className="link font-semibold">
            {t('signup:activate')}
          </LocalLink>
        </Told>
      );
    case 'weak_password':
      return <Told text={t('signup:errors.weakPassword')} />;
    case 'unexpected':
      return <Told text={t('signup:errors.failed')} />;
    default:
      return (
        <Notice tone="danger" live="alert" title={t('signup:errors.failed')}>
          <p>{t(`errors:${errorMessageKeys[code]}`)}</p>
        </Notice>
      );
  }
}

function Told({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Notice tone="danger" live="alert">
      <p>{text}</p>
      {children && <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">{children}</p>}
    </Notice>
  );
}
