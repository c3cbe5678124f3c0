import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorCard } from './factor-card';
import { IdentityCard } from './identity-card';
import { PasswordCard } from './password-card';

/** Who is signed in, and how they get in. */
export function Account() {
  const { t } = useTranslation('manageAccount');
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_1.4fr]">
        <div className="grid gap-6">
          <IdentityCard />
          <PasswordCard />
        </div>
        <FactorCard />
      </div>
    </TabPage>
  );
}
