import { ResendConfirmation } from '~/account/sign-in/resend-form';
import type { Page } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { LinkButton } from '~/shared/ui/link-button';
import type { EmailLink } from './email-link';

/** Where a link that no longer works is replaced by a new one. */
const sources: Partial<Record<EmailLink['type'], Page>> = {
  recovery: 'forgotPassword',
  email_change: 'profileSecurity',
};

/** A link that is used up, expired or incomplete, and how to get another one. */
export function LinkExpired({ link }: { link: EmailLink | undefined }) {
  const { t } = useTranslation('confirm');
  const source = link && sources[link.type];
  return (
    <>
      <div role="status">
        <StepTitle title={t('expired.title')}>{t('expired.text')}</StepTitle>
      </div>
      <div className="grid gap-5">
        {link?.type === 'signup' && link.email && <ResendConfirmation email={link.email} />}
        {link?.isActivation && (
          <LinkButton to="activateAccount" size="lg" wide>
            {t('expired.activate')}
          </LinkButton>
        )}
        {source && (
          <LinkButton to={source} size="lg" wide>
            {t('expired.askAgain')}
          </LinkButton>
        )}
        <LinkButton to="login" variant={source || link?.isActivation ? 'quiet' : 'primary'} wide>
          {t('expired.login')}
        </LinkButton>
      </div>
    </>
  );
}
