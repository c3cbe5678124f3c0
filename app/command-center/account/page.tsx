import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { sendPasswordLink } from '~/command-center/kit/backend/send-password-link';
import { useAdmin } from '~/command-center/kit/backend/session';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { errorMessageKey } from '~/shared/backend/app-error';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { AccountCard } from './account-card';
import { EmailCard } from './email-card';
import { FactorCard } from './factor-card';
import { IntroductionCard } from './introduction-card';

export const clientLoader = signedInPageLoader('adminAccount');

/** The admin's own profile, password and second factor. */
export default function Account() {
  const { t } = useTranslation('manageAccount');
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_1.4fr]">
        <div className="grid gap-6">
          <IdentityCard />
          <EmailCard />
          <PasswordCard />
        </div>
        <div className="grid gap-6">
          <FactorCard />
          <IntroductionCard />
        </div>
      </div>
    </TabPage>
  );
}

/** Name and role, which only other admins can change. */
function IdentityCard() {
  const { t } = useTranslation(['manageAccount', 'commandCenter']);
  const admin = useAdmin();
  const facts = [[t('manageAccount:identity.role'), t(`commandCenter:roles.${admin.role}`)]];
  return (
    <AccountCard title={admin.name} text={t('manageAccount:identity.text')}>
      <dl className="grid gap-3 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </AccountCard>
  );
}

/** A new password requires an emailed link, so that an unattended screen is not enough. */
function PasswordCard() {
  const { t } = useTranslation(['manageAccount', 'errors']);
  const { email } = useAdmin();
  const send = useMutation({ mutationFn: () => sendPasswordLink(email) });
  return (
    <AccountCard title={t('manageAccount:password.title')} text={t('manageAccount:password.text')}>
      {send.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(send.error)}`)}</p>
        </Notice>
      )}
      {send.isSuccess ? (
        <Notice tone="success" live="status">
          <p>{t('manageAccount:password.sent', { email })}</p>
        </Notice>
      ) : (
        <Button
          variant="outline"
          size="sm"
          busy={send.isPending}
          onClick={() => send.mutate()}
          className="justify-self-start"
        >
          {!send.isPending && <Send className="size-5" />}
          {t('manageAccount:password.send')}
        </Button>
      )}
    </AccountCard>
  );
}
