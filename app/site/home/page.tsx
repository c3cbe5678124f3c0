import { ArrowRight, Check, HandCoins, ListChecks, Siren, X } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { destinations } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { SearchBox } from '~/shared/search/search-box';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { Section } from '~/shared/ui/section';
import { ClosingCall } from '~/site/closing-call';
import { BackgroundFilm } from '~/site/film/background-film';
import { WhatsAppLink } from '~/site/whatsapp-link';
import { Features } from './features';
import { HowItWorks } from './how-it-works';
import { SharedNeeds } from './shared-needs';
import { Testimonials } from './testimonials';

const load = pageLoaderWith('home', async (language) => {
  const [{ writeHomeFigures }, { writeTestimonials }] = await Promise.all([
    import('./home-figures'),
    import('./write-testimonials'),
  ]);
  return { figures: writeHomeFigures(language), testimonials: writeTestimonials(language) };
});

export const loader = load;
export const clientLoader = load;

/** `/` and `/en` are one route, so every navigation decides the language again. */
export const shouldRevalidate = () => true;

/** The home page, from the headline to the legal statement. */
export default function HomePage() {
  const { figures, testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Questions />
      <Features />
      <HowItWorks months={figures.months} iua={figures.iua} />
      <SharedNeeds figures={figures.needs} />
      <Testimonials testimonials={testimonials} />
      <WhatWeAre />
      <Closing />
    </>
  );
}

/** The first screen: the headline over the sky, neighbors lifting a roof below it. */
function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden 2xl:min-h-[clamp(50rem,56.25vw,60rem)]"
    >
      <div className="page pt-6 md:pt-12 2xl:pt-[clamp(1.25rem,2.4vw,4rem)]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="hero-title" className="max-w-160 text-display 2xl:max-w-176">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton {...destinations.enrollment} size="lg">
              {t('hero.getStarted')}
              <ArrowRight className="size-5" />
            </LinkButton>
            <LinkButton href="#how" variant="outline" size="lg" className="bg-paper/70">
              {t('hero.secondary')}
            </LinkButton>
          </div>
          <p className="mt-5 text-sm text-muted">{t('hero.notInsurance')}</p>
        </div>
      </div>
      <BackgroundFilm name="hero" playLabel={t('hero.play')} pauseLabel={t('hero.pause')} />
    </section>
  );
}

/** States what the community is and is not, including that it is not insurance. */
function WhatWeAre() {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="plainly-title">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="plainly-title" className="text-title">
          {t('plainly.title')}
        </h2>
        <div className="grid gap-10 md:grid-cols-2 md:gap-12">
          <Side
            kind="is"
            title={t('plainly.is.title')}
            lines={[t('plainly.is.community'), t('plainly.is.rules'), t('plainly.is.choice')]}
          />
          <Side
            kind="isNot"
            title={t('plainly.notInsurance.title')}
            lines={[
              t('plainly.notInsurance.insurance'),
              t('plainly.notInsurance.promise'),
              t('plainly.notInsurance.bills'),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

type SideProps = { kind: 'is' | 'isNot'; title: string; lines: readonly string[] };

function Side({ kind, title, lines }: SideProps) {
  const Icon = kind === 'is' ? Check : X;
  const mark = kind === 'is' ? 'bg-mata-100 text-mata-700' : 'bg-barro-100 text-barro-700';
  return (
    <div>
      <h3 className="mb-2 text-heading">{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className="flex gap-4 border-b border-line py-5 last:border-0">
            <span className={`grid size-7 shrink-0 place-items-center rounded-full ${mark}`}>
              <Icon className="size-4.5" strokeWidth={2.5} />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const questions = [
  { id: 'now', to: 'emergency', icon: Siren, tone: 'barro' },
  { id: 'shared', to: 'shareable', icon: ListChecks, tone: 'mata' },
  { id: 'pay', to: 'whatWouldIPay', icon: HandCoins, tone: 'mata' },
] as const;

/** The three urgent questions, each one tap away from its answer. */
function Questions() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="questions-title" className="page pt-10 md:pt-16 2xl:pt-24">
      <h2 id="questions-title" className="text-subtitle">
        {t('questions.title')}
      </h2>
      <div className="mt-5">
        <SearchBox />
      </div>
      <ul className="mt-4 grid gap-3 md:grid-cols-3 md:gap-4 lg:gap-5">
        {questions.map(({ id, to, icon, tone }) => (
          <li key={id} className="grid">
            <LocalLink
              to={to}
              className="group flex items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 md:flex-col md:items-start md:gap-5 md:p-6"
            >
              <IconTile icon={icon} tone={tone} />
              <span className="grid grow gap-0.5 md:gap-1.5">
                <span className="text-heading font-semibold">{t(`questions.${id}.title`)}</span>
                <span className="text-muted">{t(`questions.${id}.text`)}</span>
              </span>
              <ArrowRight className="size-5 shrink-0 text-mata-700 transition-transform group-hover:translate-x-1" />
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The call to action: an application, or a conversation first. */
function Closing() {
  const { t } = useTranslation('home');
  return (
    <ClosingCall title={t('closing.title')} text={t('closing.text')} illustration={LongTable}>
      <LinkButton {...destinations.enrollment} size="lg">
        {t('closing.start')}
        <ArrowRight className="size-5" />
      </LinkButton>
      <WhatsAppLink variant="outline" size="lg">
        {t('closing.whatsapp')}
      </WhatsAppLink>
    </ClosingCall>
  );
}
