import { portalLoader } from '~/portal/frame/portal-loader';
import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { Call911 } from '~/shared/ui/call-911';
import { ContactCards } from './contact-cards';
import { DeskCardsLink } from './desk-cards-link';
import { EmergencyNotice } from './emergency-notice';
import { OfficeHours } from './office-hours';

export const clientLoader = portalLoader('concierge');

export default function Concierge() {
  const { t } = useTranslation('support');
  const data = usePageData();
  return (
    <div className="page grid gap-4 pt-4 pb-12 md:gap-6 md:pt-8 lg:pb-20">
      <section className="grid items-end overflow-hidden rounded-lg bg-mata-100 md:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-3 self-center p-6 md:p-10">
          <h1 className="text-subtitle">{data?.text.heading}</h1>
          <p className="max-w-prose text-lead text-muted">{t('lead')}</p>
        </div>
        <PhoneHelp className="hidden w-full max-w-80 justify-self-end md:block" />
      </section>
      <Call911 className="md:hidden">{t('emergency.short')}</Call911>
      <ContactCards />
      <DeskCardsLink />
      <div className="grid gap-4 md:grid-cols-2">
        <OfficeHours />
        <EmergencyNotice />
      </div>
    </div>
  );
}
