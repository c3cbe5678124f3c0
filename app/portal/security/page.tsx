import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { memberViewId } from '~/shared/backend/member-view';
import { queryClient } from '~/shared/backend/query-client';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useTranslation } from '~/shared/i18n/use-translation';
import { linkResultOf } from '~/shared/session/link-result';
import { renewSession } from '~/shared/session/renew-session';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { accountQuery, sessionsQuery } from './account';
import { EmailCard } from './email-card';
import { FactorCard, FactorCardSkeleton } from './factor/factor-card';
import { HelpCard } from './help-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';

export const clientLoader = profileLoader('profileSecurity', () => {
  void queryClient.prefetchQuery(accountQuery());
  void queryClient.prefetchQuery(sessionsQuery());
});

export default function Security() {
  const { t } = useTranslation('security');
  const user = usePortalUser();
  return (
    <ProfileSection title="security">
      {memberViewId() ? (
        <Notice tone="info">{t('hiddenInView')}</Notice>
      ) : (
        <SecurityOverview session={user} />
      )}
    </ProfileSection>
  );
}

type SecurityOverviewProps = {
  /** The account data of this browser's session, shown until the account has loaded. */
  session: { email: string; newEmail?: string | undefined };
};

/** The account's security: email, password, second factor and open sessions. */
function SecurityOverview({ session }: SecurityOverviewProps) {
  const { t } = useTranslation('security');
  const query = useQuery(accountQuery());
  const account = query.data;
  const [latest, setLatest] = useState<'email' | 'password'>();
  if (!account && query.error) return <LoadFailure title={t('failed')} query={query} />;
  const { email, newEmail } = account ?? session;
  return (
    <div className="grid gap-6">
      <EmailLanding />
      <EmailCard
        email={email}
        newEmail={newEmail}
        factorId={account?.factorId}
        isLatest={latest === 'email'}
        onSend={() => setLatest('email')}
      />
      <PasswordCard
        email={email}
        isLatest={latest === 'password'}
        onSend={() => setLatest('password')}
      />
      {account ? (
        <FactorCard
          email={email}
          factorId={account.factorId}
          recoveryCodesLeft={account.recoveryCodesLeft}
        />
      ) : (
        <FactorCardSkeleton />
      )}
      <SessionsCard email={email} factorId={account?.factorId} />
      <HelpCard />
    </div>
  );
}

/** The result of an emailed link, for members who confirmed a change of email in this browser. */
function EmailLanding() {
  const { t } = useTranslation('security');
  const cache = useQueryClient();
  const landing = linkResultOf(useHistoryState());

  useEffect(() => {
    if (landing !== 'confirmed') return;
    renewSession()
      .catch((error: unknown) => console.warn('Session:', error))
      // All data of the portal that may contain the email.
      .finally(() => void cache.invalidateQueries());
  }, [landing, cache]);

  if (!landing) return null;
  return (
    <Notice tone="success" live="status">
      <p>{t(`landing.${landing}`)}</p>
    </Notice>
  );
}
