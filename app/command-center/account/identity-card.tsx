import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AccountCard } from './account-card';

/** Name, e-mail and role; others change them. */
export function IdentityCard() {
  const { t } = useTranslation(['manageAccount', 'commandCenter']);
  const admin = useAdmin();
  const facts = [
    [t('manageAccount:identity.email'), admin.email],
    [t('manageAccount:identity.role'), t(`commandCenter:roles.${admin.role}`)],
  ];
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
