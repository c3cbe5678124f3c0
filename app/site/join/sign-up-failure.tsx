import type { Page } from '~/paths';
import { generalMessageKeys } from '~/shared/backend/coded-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { type SignUpError, signUpMessageKeys } from './sign-up-error';

const links = {
  already_registered: [
    ['login', 'signup:signIn'],
    ['forgotPassword', 'signup:forgotPassword'],
  ],
  needs_activation: [['activateAccount', 'signup:activate']],
  state_closed: [['contact', 'signup:state.contact']],
} as const satisfies Partial<Record<SignUpError['code'], readonly (readonly [Page, string])[]>>;

/** Describes why no account was created, with links to what the visitor can use instead. */
export function SignUpFailure({ failure }: { failure: SignUpError }) {
  const { t } = useTranslation(['signup', 'errors']);
  const { code } = failure;
  const title = code in generalMessageKeys ? t('signup:errors.failed') : undefined;
  return (
    <FailureNotice reason={failure} title={title}>
      <p>{t(signUpMessageKeys[code])}</p>
      {code in links && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {links[code as keyof typeof links].map(([page, label]) => (
            <LocalLink key={page} to={page} className="link font-semibold">
              {t(label)}
            </LocalLink>
          ))}
        </p>
      )}
    </FailureNotice>
  );
}
