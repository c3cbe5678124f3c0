import {
  BookOpenText,
  Languages,
  LockKeyhole,
  MessageCircleHeart,
  Scale,
  Sprout,
} from 'lucide-react';
import { useLoaderData } from 'react-router';
import { brand } from '~/shared/brand/brand';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Hands } from '~/shared/illustrations/hands';
import { LongTable } from '~/shared/illustrations/long-table';
import { LocalLink } from '~/shared/page/local-link';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { Section, SectionHeading } from '~/shared/ui/section';
import { ClosingCall } from '~/site/closing-call';
import { WhatsAppLink } from '~/site/whatsapp-link';
import type { Reach } from './reach';

const load = pageLoaderWith('about', async (language) => {
  const { writeReach } = await import('./reach');
  return { reach: writeReach(language) };
});

export const loader = load;
export const clientLoader = load;

/** The about page: the mission, the story behind the name, the values, and an invitation. */
export default function AboutPage() {
  const { reach } = useLoaderData<typeof loader>();
  const { t } = useTranslation('about');
  return (
    <>
      <Mission />
      <Story reach={reach} />
      <Values />
      <ClosingCall
        title={t('closing.title')}
        text={t('closing.text')}
        illustration={LongTable}
        note={
          <LocalLink to="openBooks" className="font-semibold underline underline-offset-4">
            {t('closing.books')}
          </LocalLink>
        }
      >
        <WhatsAppLink message={t('closing.prefilled')} size="lg">
          {t('closing.whatsapp')}
        </WhatsAppLink>
        <LinkButton to="rules" variant="outline" size="lg">
          {t('closing.rules')}
        </LinkButton>
      </ClosingCall>
    </>
  );
}

/** The mission, with the drawing that illustrates the name. */
function Mission() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="mission-title" className="overflow-hidden">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-6 pb-band md:pt-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="mission-title" className="max-w-160 text-display">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
        </div>
        <Hands className="mx-auto w-full max-w-150 rounded-xl bg-mata-50 lg:max-w-none" />
      </div>
    </section>
  );
}

const stats = ['families', 'cities'] as const;

/** The story of the name and of the community, with its reach. */
function Story({ reach }: { reach: Reach }) {
  const { t } = useTranslation('about');
  return (
    <Section tone="sand" labelledBy="story-title">
      <div className="grid gap-12 lg:grid-cols-[1.5fr_1fr] lg:gap-24">
        <div>
          <h2 id="story-title" className="text-title">
            {t('story.title')}
          </h2>
          <div className="mt-6 grid max-w-prose gap-5 text-lead">
            <p>{t('story.word')}</p>
            <p>{t('story.beginning', { year: brand.foundingYear })}</p>
            <p>{t('story.today')}</p>
          </div>
        </div>
        <dl
          aria-label={t('stats.title')}
          className="grid content-center gap-4 sm:grid-cols-2 lg:grid-cols-1"
        >
          {stats.map((id) => (
            <div
              key={id}
              className="flex flex-col-reverse justify-end gap-1 rounded-lg bg-mata-900 p-6 text-paper odd:bg-barro-600 md:p-8"
            >
              <dt className="text-lead">{t(`stats.${id}`)}</dt>
              <dd className="text-[clamp(3rem,2.2rem+3vw,5rem)] leading-none font-semibold tracking-tight">
                {reach[id]}+
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

const values = [
  { id: 'clarity', icon: BookOpenText, tone: 'mata' },
  { id: 'language', icon: Languages, tone: 'barro' },
  { id: 'fairness', icon: Scale, tone: 'mata' },
  { id: 'honesty', icon: Sprout, tone: 'barro' },
  { id: 'privacy', icon: LockKeyhole, tone: 'mata' },
  { id: 'presence', icon: MessageCircleHeart, tone: 'barro' },
] as const;

/** The six values of the community. */
function Values() {
  const { t } = useTranslation('about');
  return (
    <Section labelledBy="values-title">
      <SectionHeading id="values-title" title={t('values.title')} lead={t('values.lead')} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-5">
        {values.map(({ id, icon, tone }) => (
          <li key={id} className="grid">
            <Card className="flex gap-5 md:flex-col md:gap-8">
              <IconTile icon={icon} tone={tone} />
              <div className="grid gap-2.5">
                <h3 className="text-heading">{t(`values.items.${id}.title`)}</h3>
                <p className="text-muted">{t(`values.items.${id}.text`)}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
