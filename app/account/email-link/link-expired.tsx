import { ExpiredLink } from '~/account/expired-link';
import { ResendConfirmation } from '~/account/sign-in/resend-form';
import type { Page } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import type { EmailLink } from './email-link';

/** The page that sends another link of this type. */
const sources: Partial<Record<EmailLink['type'], Page>> = {
  recovery: 'forgotPassword',
  email_change: 'profileSecurity',
};

/** An emailed link that no longer works, and how to get another one. */
export function LinkExpired({ link }: { link: EmailLink | undefined }) {
  const { t } = useTranslation('confirm');
  const source = link && sources[link.type];
  if (link?.isTeam) return <TeamLinkExpired type={link.type} />;
  return (
    <ExpiredLink title={t('expired.title')} text={t('expired.text')}>
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
    </ExpiredLink>
  );
}

/** Where someone on the team gets another link. */
function TeamLinkExpired({ type }: Pick<EmailLink, 'type'>) {
  const { t } = useTranslation('confirm');
  return (
    <ExpiredLink title={t('expired.title')} text={t('expired.text')}>
      <LinkButton to={type === 'recovery' ? 'adminPassword' : 'adminAccount'} size="lg" wide>
        {t('expired.askAgain')}
      </LinkButton>
      <LinkButton to="admin" variant="quiet" wide>
        {t('team.open')}
      </LinkButton>
    </ExpiredLink>
  );
}
