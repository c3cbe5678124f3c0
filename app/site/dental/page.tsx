import { CalendarCheck, CalendarHeart, Languages, MapPinned, Zap } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { external } from '~/shared/brand/external';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { Section, SectionHeading } from '~/shared/ui/section';
import { ClosingCall } from '~/site/closing-call';
import { BackgroundFilm } from '~/site/film/background-film';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { SharedPlans } from './shared-plans';

const load = pageLoaderWith('dentalPlans', async (language) => {
  const { writePlanAmounts } = await import('./plan-amounts');
  return { amounts: writePlanAmounts(language) };
});

export const loader = load;
export const clientLoader = load;

/** The page of the partner's dental and vision plans. */
export default function DentalPage() {
  const { amounts } = useLoaderData<typeof loader>();
  return (
    <>
      <DentalHero limit={amounts.limit} />
      <SharedPlans {...amounts} />
      <WhyChoose />
      <DentalClosing />
    </>
  );
}

const reasons = [
  { id: 'waiting', icon: CalendarCheck },
  { id: 'immediate', icon: Zap },
  { id: 'anytime', icon: CalendarHeart },
  { id: 'network', icon: MapPinned },
] as const;

/** Four reasons to choose the plans. */
function WhyChoose() {
  const { t } = useTranslation('dental');
  return (
    <Section labelledBy="why-title">
      <SectionHeading id="why-title" title={t('why.title')} />
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-x-10">
        {reasons.map(({ id, icon: Icon }) => (
          <li key={id} className="border-t-2 border-barro-500 pt-6">
            <Icon className="mb-6 size-9 text-barro-600" strokeWidth={1.5} />
            <h3 className="text-heading">{t(`why.items.${id}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`why.items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The headline over the sky, with balloons above the hills. */
function DentalHero({ limit }: { limit: string }) {
  const { t } = useTranslation('dental');
  return (
    <section
      aria-labelledby="dental-title"
      className="relative isolate overflow-hidden 2xl:min-h-[clamp(50rem,56.25vw,60rem)]"
    >
      <div className="page pt-6 md:pt-12 2xl:pt-[clamp(1.25rem,2.4vw,4rem)]">
        <p className="mb-5 inline-flex items-center gap-2.5 rounded-full bg-mata-100 py-1.5 pr-4 pl-2 text-sm font-semibold text-mata-800">
          <span className="grid size-7 place-items-center rounded-full bg-mata-700 text-white">
            <CalendarCheck className="size-4" />
          </span>
          {t('hero.badge')}
        </p>
        <h1 id="dental-title" className="max-w-160 text-display 2xl:max-w-176">
          {t('hero.title')}
        </h1>
        <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead', { limit })}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton {...destinations.dentalProvider} size="lg">
            {t(external.dentalProvider ? 'hero.choose' : 'hero.ask')}
          </LinkButton>
          <LinkButton href="#coverage" variant="outline" size="lg" className="bg-paper/70">
            {t('hero.shared')}
          </LinkButton>
        </div>
        <p className="mt-5 max-w-112 text-sm text-muted">
          {external.dentalProvider
            ? t('hero.partner', { provider: external.dentalProvider.name })
            : t('hero.partnerUnnamed')}
        </p>
      </div>
      <BackgroundFilm name="dental" playLabel={t('hero.play')} pauseLabel={t('hero.pause')} />
    </section>
  );
}

/** The call to action of the plans page, with help in Portuguese. */
function DentalClosing() {
  const { t } = useTranslation('dental');
  return (
    <ClosingCall
      tone="mata"
      title={t('closing.title')}
      text={t('closing.text')}
      illustration={PhoneHelp}
      note={
        <>
          <Languages className="mt-px size-5 shrink-0 text-mata-700" />
          {t('closing.support')}
        </>
      }
    >
      {external.dentalProvider && (
        <LinkButton {...destinations.dentalProvider} size="lg">
          {t('closing.start')}
        </LinkButton>
      )}
      <WhatsAppLink message={t('closing.prefilled')} variant="outline" size="lg">
        {t('closing.whatsapp')}
      </WhatsAppLink>
    </ClosingCall>
  );
}
