import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FailureNotice } from '~/shared/ui/notice';
import { type SignInError, signInMessageKeys } from './sign-in-error';
import { useStatusLabel } from './use-status-label';

type SignInRefusalProps = {
  refusal: SignInError;
  /** What the user can do about it. */
  children?: ReactNode;
};

/** Describes why the sign-in failed. */
export function SignInRefusal({ refusal, children }: SignInRefusalProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { code, serverMessage } = refusal;
  const status = useStatusLabel(refusal.enrollmentStatus);
  const message = code === 'restricted' ? t('auth:refusals.statusRestricted', { status }) : '';
  return (
    <FailureNotice reason={refusal} title={t('auth:errors.title')}>
      <p>{serverMessage || t(signInMessageKeys[code], { message })}</p>
      {code === 'not_member' && <p>{t('auth:errors.applicantHint')}</p>}
      {children}
    </FailureNotice>
  );
}
