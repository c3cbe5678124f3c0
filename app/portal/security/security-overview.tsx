import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { EmailCard } from './email-card';
import { FactorCard, FactorCardWaiting } from './factor/factor-card';
import { accountQuery } from './fetch-account';
import { MailLanding } from './mail-landing';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

type SecurityOverviewProps = {
  /** What this browser knows of the account: it is shown until the backend answers. */
  session: { email: string; newEmail?: string | undefined };
};

/** All that protects the account: e-mail, password, second step, open sessions. */
export function SecurityOverview({ session }: SecurityOverviewProps) {
  const { t } = useTranslation('security');
  const query = useQuery(accountQuery());
  const account = query.data;
  if (!account && query.error) return <LoadFailure title={t('failed')} query={query} />;
  const { email, newEmail } = account ?? session;
  return (
    <div className="grid gap-6">
      <MailLanding />
      <EmailCard email={email} newEmail={newEmail} factorId={account?.factorId} />
      <PasswordCard email={email} />
      {account ? (
        <FactorCard
          email={email}
          factorId={account.factorId}
          recoveryCodesLeft={account.recoveryCodesLeft}
        />
      ) : (
        <FactorCardWaiting />
      )}
      <SessionsCard email={email} factorId={account?.factorId} />
    </div>
  );
}
