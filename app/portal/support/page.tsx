import { ArrowRight, Clock, Mail, MessageSquareQuote, Phone, Siren, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { portalLoader } from '~/portal/frame/portal-loader';
import { brand } from '~/shared/brand/brand';
import { useCurrentMinute } from '~/shared/browser/use-current-minute';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { officeTime, openingStateAt } from '~/shared/format/office-hours';
import type { Language } from '~/shared/i18n/language';
import { usePageData } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { destinations, whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { SearchBox } from '~/shared/search/search-box';
import { Badge } from '~/shared/ui/badge';
import { buttonClass } from '~/shared/ui/button-class';
import { Call911 } from '~/shared/ui/call-911';
import { ExternalLink } from '~/shared/ui/external-link';
import { IconTile } from '~/shared/ui/icon-tile';

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
      <SearchBox />
      {'to' in destinations.telemedicine && <Telemedicine />}
      <ContactCards />
      <DeskCardsLink />
      <div className="grid gap-4 md:grid-cols-2">
        <OfficeHours />
        <EmergencyNotice />
      </div>
    </div>
  );
}

/** Emergencies are not for this page: 911 comes first, and 988 in a mental health crisis. */
function EmergencyNotice() {
  const { t } = useTranslation('support');
  return (
    <section
      aria-labelledby="emergency-title"
      className="grid content-start gap-4 rounded-md bg-danger-100 p-5 md:p-6"
    >
      <h2 id="emergency-title" className="flex items-center gap-2.5 text-heading text-danger-700">
        <Siren className="size-6" strokeWidth={1.75} />
        {t('emergency.title')}
      </h2>
      <p>{t('emergency.text')}</p>
      <p>{t('emergency.crisis')}</p>
      <p className="text-sm text-muted">{t('emergency.interpreter')}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
          {t('emergency.call911')}
        </a>
        <a href="tel:988" className={buttonClass({ variant: 'outline' })}>
          {t('emergency.call988')}
        </a>
      </div>
    </section>
  );
}

/** How to see a doctor while no address of telemedicine is set. The tile on the home leads here. */
function Telemedicine() {
  const { t } = useTranslation('support');
  return (
    <section
      id="telemedicine"
      aria-labelledby="telemedicine-title"
      className="grid scroll-mt-24 gap-3 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="telemedicine-title" className="flex items-center gap-2.5 text-heading">
        <Video className="size-6 text-mata-700" strokeWidth={1.75} />
        {t('telemedicine.title')}
      </h2>
      <p>{t('telemedicine.text')}</p>
      <ul className="grid max-w-prose list-disc gap-2 pl-6 marker:text-barro-500">
        <li>{t('telemedicine.steps.emergency')}</li>
        <li>{t('telemedicine.steps.urgent')}</li>
        <li>{t('telemedicine.steps.ask')}</li>
      </ul>
    </section>
  );
}

/** Three ways to reach the team, the fastest first. */
function ContactCards() {
  const { t } = useTranslation('support');
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
      <ContactCard
        href={whatsAppLink(t('whatsapp.prefilled'))}
        newTab
        icon={<WhatsAppIcon className="size-6" />}
        title={t('whatsapp.title')}
        value={brand.phone.display}
        text={t('whatsapp.text')}
      />
      <ContactCard
        href={`tel:${brand.phone.number}`}
        icon={<Phone className="size-6" strokeWidth={1.75} />}
        title={t('phone.title')}
        value={brand.phone.display}
        text={t('phone.text')}
      />
      <ContactCard
        href={`mailto:${brand.email.support}`}
        icon={<Mail className="size-6" strokeWidth={1.75} />}
        title={t('email.title')}
        value={brand.email.support}
        text={t('email.text')}
      />
    </ul>
  );
}

type ContactCardProps = {
  href: string;
  newTab?: boolean;
  icon: ReactNode;
  title: string;
  value: string;
  text: string;
};

function ContactCard({ href, newTab, icon, title, value, text }: ContactCardProps) {
  return (
    <li>
      <ExternalLink
        href={href}
        {...(newTab && { newTab })}
        arrow={false}
        className="group flex h-full items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 active:translate-y-px md:flex-col md:items-start md:p-6"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-mata-100 text-mata-700">
          {icon}
        </span>
        <span className="grid min-w-0 grow content-start gap-0.5">
          <span className="font-semibold md:text-heading">{title}</span>
          <span className="text-sm font-semibold text-mata-700 wrap-anywhere tabular-nums lg:text-base">
            {value}
          </span>
          <span className="text-sm text-muted">{text}</span>
        </span>
        <ArrowRight className="size-5 shrink-0 text-mata-700 md:hidden" />
      </ExternalLink>
    </li>
  );
}

/** The office hours, and whether the office is open now. */
function OfficeHours() {
  const { t } = useTranslation('support');
  const { language } = useLanguage();
  const now = useCurrentMinute() ?? new Date();
  const opening = openingStateAt(now);
  return (
    <section
      aria-labelledby="hours-title"
      className="grid content-start gap-4 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hours-title" className="flex items-center gap-2.5 text-heading">
          <Clock className="size-6 text-mata-700" strokeWidth={1.75} />
          {t('hours.title')}
        </h2>
        <Badge tone={opening.isOpen ? 'success' : 'neutral'} dot>
          {opening.isOpen ? t('hours.open') : t('hours.closed')}
        </Badge>
      </div>
      <dl>
        <Line label={t('hours.days')} value={t('hours.time')} />
        <Line label={t('hours.weekend')} value={t('hours.closedDay')} />
      </dl>
      <p className="text-sm text-muted">
        {t('hours.localTime', { time: officeTime(now, language) })}{' '}
        {opening.isOpen ? t('hours.openText') : whenNext(opening.opens)}
      </p>
    </section>
  );

  function whenNext(opens: 'today' | 'tomorrow' | number) {
    if (opens === 'today') return t('hours.opensToday');
    if (opens === 'tomorrow') return t('hours.opensTomorrow');
    return t('hours.opensOn', { day: weekday(opens, language) });
  }
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 text-sm first:border-t sm:text-base">
      <dt>{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

/** The name of a day of the week, counted from Sunday. */
function weekday(day: number, language: Language): string {
  // January 4, 1970 was a Sunday.
  const date = new Date(Date.UTC(1970, 0, 4 + day));
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(date);
}

/** Leads to the cards in English that a member shows at a front desk. */
function DeskCardsLink() {
  const { t } = useTranslation('support');
  return (
    <LocalLink
      to="deskCards"
      className="flex items-center gap-4 rounded-md bg-white p-5 shadow-raised transition-shadow hover:shadow-float md:p-6"
    >
      <IconTile icon={MessageSquareQuote} />
      <span className="grid gap-0.5">
        <span className="font-semibold">{t('deskCards.title')}</span>
        <span className="text-sm text-muted">{t('deskCards.text')}</span>
      </span>
      <ArrowRight className="ml-auto size-5 shrink-0 text-mata-700" />
    </LocalLink>
  );
}
