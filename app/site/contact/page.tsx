import { Clock, LockKeyhole, Phone } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useCurrentMinute } from '~/shared/browser/use-current-minute';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { officeTime, openingStateAt } from '~/shared/format/office-hours';
import { FormFrame } from '~/shared/forms/form-frame';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { TinCans } from '~/shared/illustrations/tin-cans';
import { whatsAppLink } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Call911 } from '~/shared/ui/call-911';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { Section, SectionHeading } from '~/shared/ui/section';
import { Office } from './office';

export const loader = pageLoader('contact');
export const clientLoader = pageLoader('contact');

/** The contact page: every channel to the team. */
export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <Office />
      <ContactForm />
    </>
  );
}

/** The contact form: what happens with a message, and the frame with the form. */
function ContactForm() {
  const { t } = useTranslation('contact');
  return (
    <Section id="write" labelledBy="form-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <SectionHeading id="form-title" title={t('form.title')} lead={t('form.text')} />
          <p className="mt-6 flex max-w-prose gap-3 text-sm text-muted">
            <LockKeyhole className="mt-px size-5 shrink-0 text-mata-700" strokeWidth={1.75} />
            <span>
              {t('form.privacy')}{' '}
              <LocalLink to="legal" hash="privacy" className="link">
                {t('form.policy')}
              </LocalLink>
            </span>
          </p>
        </div>
        <FormFrame form="contact" height={700} />
      </div>
    </Section>
  );
}

/** The introduction and the two fastest channels. */
function ContactHero() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="contact-title" className="overflow-hidden">
      <div className="page pt-6 pb-band md:pt-12">
        <div className="grid items-center gap-5 lg:mb-5 lg:grid-cols-[1.3fr_1fr]">
          <div className="pb-5 lg:pb-0">
            <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
            <h1 id="contact-title" className="max-w-160 text-display">
              {t('hero.title')}
            </h1>
            <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
            <Call911 className="mt-6 max-w-136">{t('emergency')}</Call911>
          </div>
          <TinCans className="w-full rounded-lg bg-mata-50 max-lg:hidden" />
        </div>
        <div className="relative grid gap-4 lg:grid-cols-[1.3fr_1fr] lg:gap-5">
          <WhatsAppCard />
          <HoursCard />
        </div>
      </div>
    </section>
  );
}

/** WhatsApp, the fastest channel, and what not to send there. */
function WhatsAppCard() {
  const { t } = useTranslation('contact');
  return (
    <section
      aria-labelledby="whatsapp-title"
      className="on-dark flex flex-col gap-6 overflow-hidden rounded-lg bg-mata-900 p-6 text-paper md:p-8 lg:p-10"
    >
      <span className="grid size-14 place-items-center rounded-md bg-mata-700">
        <WhatsAppIcon className="size-8" />
      </span>
      <div className="grid max-w-prose gap-3">
        <h2 id="whatsapp-title" className="text-subtitle">
          {t('whatsapp.title')}
        </h2>
        <p className="text-lead">{t('whatsapp.text')}</p>
        <p className="text-sm text-mata-100">{t('whatsapp.privacy')}</p>
      </div>
      <div className="mt-auto flex items-center justify-between gap-6">
        <LinkButton
          href={whatsAppLink(t('whatsapp.prefilled'))}
          newTab
          variant="paper"
          size="lg"
          className="max-sm:w-full"
        >
          {t('whatsapp.action')}
        </LinkButton>
        <Bubbles />
      </div>
    </section>
  );
}

/** Two speech bubbles. */
function Bubbles() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 220 150"
      className="-mb-6 w-40 shrink-0 self-end max-sm:hidden md:-mb-8 lg:-mb-10 lg:-mt-8 xl:w-56"
    >
      <path
        d="M40 14h112q18 0 18 18v38q0 18-18 18H66L38 106V86q-16-2-16-18V32q0-18 18-18Z"
        className="fill-mata-700"
      />
      <path
        d="M46 40h92M46 60h58"
        className="stroke-mata-300"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M96 74h88q18 0 18 18v34q0 18-18 18v22l-30-22H96q-18 0-18-18V92q0-18 18-18Z"
        className="fill-barro-500"
      />
      <path
        d="M140 132q-24-15-24-28 0-12 12-12 8 0 12 8 4-8 12-8 12 0 12 12 0 13-24 28Z"
        className="fill-ipe"
      />
    </svg>
  );
}

/** The office hours, and whether the office is open now. */
function HoursCard() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const now = useCurrentMinute();
  return (
    <Card className="flex flex-col gap-6 lg:p-10">
      {/* Reserves the height of the tile, so that the badge moves nothing when it appears. */}
      <div className="flex min-h-12 items-center justify-between gap-4">
        <IconTile icon={Clock} />
        {now && <OpeningBadge now={now} />}
      </div>
      <div className="grid gap-4">
        <h2 className="text-subtitle">{t('hours.title')}</h2>
        <dl>
          <Line label={t('hours.days')} value={t('hours.time')} />
          <Line label={t('hours.weekend')} value={t('hours.closedDay')} />
        </dl>
        <p className="text-sm text-muted">
          {now ? t('hours.localTime', { time: officeTime(now, language) }) : t('hours.zone')}
        </p>
      </div>
      <LinkButton
        href={`tel:${brand.phone.number}`}
        aria-label={t('hours.call', { phone: brand.phone.display })}
        variant="outline"
        size="lg"
        className="mt-auto self-start max-sm:w-full"
      >
        <Phone className="size-5" />
        {brand.phone.display}
      </LinkButton>
    </Card>
  );
}

function OpeningBadge({ now }: { now: Date }) {
  const { t } = useTranslation('contact');
  const { isOpen } = openingStateAt(now);
  return (
    <Badge tone={isOpen ? 'success' : 'neutral'} dot>
      {isOpen ? t('hours.open') : t('hours.closed')}
    </Badge>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 first:border-t">
      <dt>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
