import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '~/components/load-failure';
import { accountQuery } from '../api/fetch-account';
import { EmailCard } from './email-card';
import { FactorCard, FactorCardWaiting } from './factor-card';
import { MailLanding } from './mail-landing';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

/**
 * All that protects the account: e-mail, password, second step, open sessions.
 * @param email the one that the session was opened with: it is shown until the account is known.
 */
export function SecurityOverview({ email }: { email: string }) {
  const { t } = useTranslation('security');
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery());
  if (!account && error) {
    return (
      <LoadFailure
        title={t('failed')}
        error={error}
        isTrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <MailLanding />
      <EmailCard email={account?.email ?? email} newEmail={account?.newEmail} />
      <PasswordCard email={account?.email ?? email} />
      {account ? (
        <FactorCard factorId={account.factorId} recoveryCodesLeft={account.recoveryCodesLeft} />
      ) : (
        <FactorCardWaiting />
      )}
      <SessionsCard />
    </div>
  );
}
