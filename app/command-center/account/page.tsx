import { useAdmin } from '~/command-center/kit/backend/session';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AccountCard } from './account-card';
import { EmailCard } from './email-card';
import { FactorCard } from './factor-card';
import { PasswordCard } from './password-card';

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
        <FactorCard />
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
