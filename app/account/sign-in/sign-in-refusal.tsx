import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { type SignInError, signInMessageKeys } from './sign-in-error';
import { useStatusWord } from './use-status-word';

type SignInRefusalProps = {
  refusal: SignInError;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Why the sign-in did not work. */
export function SignInRefusal({ refusal, children }: SignInRefusalProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { code, serverMessage } = refusal;
  const status = useStatusWord(refusal.enrollmentStatus);
  const message = code === 'restricted' ? t('auth:refusals.statusRestricted', { status }) : '';
  return (
    <TakesFocus reason={refusal}>
      <Notice tone="danger" live="alert" title={t('auth:errors.title')}>
        <p>{serverMessage || t(signInMessageKeys[code], { message })}</p>
        {code === 'not_member' && <p>{t('auth:errors.applicantHint')}</p>}
        {children}
      </Notice>
    </TakesFocus>
  );
}
