import type { ReactNode, Ref } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/notice';
import { type SignInError, signInMessageKeys } from '../sign-in-error';

type SignInRefusalProps = {
  refusal: SignInError;
  /** Takes the focus, which the form's button lost while it was disabled. */
  ref: Ref<HTMLDivElement>;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Why the sign-in did not work. */
export function SignInRefusal({ refusal, ref, children }: SignInRefusalProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { code, enrollmentStatus: status, serverMessage } = refusal;
  const message = code === 'restricted' ? t('auth:refusals.statusRestricted', { status }) : '';
  return (
    <div ref={ref} tabIndex={-1} className="rounded-md">
      <Notice tone="danger" live="alert" title={t('auth:errors.title')}>
        <p>{serverMessage || t(signInMessageKeys[code], { message })}</p>
        {code === 'not_member' && <p>{t('auth:errors.applicantHint')}</p>}
        {children}
      </Notice>
    </div>
  );
}
