import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Section } from '~/shared/ui/section';
import type { Reach } from './reach';

const stats = ['families', 'cities'] as const;

/** The story of the name and of the community, with its reach. */
export function Story({ reach }: { reach: Reach }) {
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
