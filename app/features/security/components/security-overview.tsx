import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { Skeleton } from '~/ui/skeleton';
import { accountQuery } from '../api/fetch-account';
import { EmailCard } from './email-card';
import { FactorCard } from './factor-card';
import { FailureNotice } from './failure-notice';
import { MailLanding } from './mail-landing';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

/** All that protects the account: e-mail, password, second step, open sessions. */
export function SecurityOverview() {
  const { t } = useTranslation(['security', 'common']);
  const { data: account, error, isFetching, refetch } = useQuery(accountQuery());
  if (!account && error) {
    return (
      <div className="grid justify-items-start gap-4">
        <FailureNotice error={error} fallback={t('security:failed')} />
        <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <MailLanding />
      {account ? (
        <>
          <EmailCard email={account.email} newEmail={account.newEmail} />
          <PasswordCard email={account.email} />
          <FactorCard factorId={account.factorId} recoveryCodesLeft={account.recoveryCodesLeft} />
        </>
      ) : (
        <>
          <Skeleton className="h-72 w-full rounded-lg" />
          <Skeleton className="h-120 w-full rounded-lg" />
          <Skeleton className="h-56 w-full rounded-lg" />
        </>
      )}
      <SessionsCard />
    </div>
  );
}
