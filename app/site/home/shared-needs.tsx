import { Activity, Ambulance, ArrowRight, Baby, CalendarCheck, Leaf, Phone } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';
import { SectionHeading } from '~/shared/ui/section';
import { LocalFilm } from '~/site/film/local-film';
import type { HomeFigures } from './home-figures';

const needs = [
  { id: 'emergency', icon: Ambulance, to: 'rules', hash: 'emergency' },
  { id: 'planned', icon: CalendarCheck, to: 'rulesProcedures', hash: 'deadlines' },
  { id: 'maternity', icon: Baby, to: 'rulesMaternity', hash: 'childbirth' },
  { id: 'recovery', icon: Activity, to: 'rulesExclusions', hash: 'limit-recovery' },
  { id: 'alternative', icon: Leaf, to: 'rulesExclusions', hash: 'alternative-medicine' },
] as const;

/** Five examples of needs that can be shared, the film about a request, and the phone number. */
export function SharedNeeds({ figures }: { figures: HomeFigures['needs'] }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="shared-title" className="on-dark bg-mata-900 text-paper">
      <div className="page grid gap-12 py-band lg:grid-cols-[1.1fr_1fr] lg:gap-x-20 lg:gap-y-14">
        <SectionHeading id="shared-title" title={t('shared.title')} className="content-end" />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-[calc(var(--spacing-band)+4rem)]">
          <div className="grid gap-8 lg:sticky lg:top-24">
            <IntroFilm />
            <p className="max-w-prose text-mata-100">
              {t('shared.note')}{' '}
              <LocalLink to="rules" className="link font-semibold whitespace-nowrap text-paper">
                {t('shared.rulesLink')}
              </LocalLink>
            </p>
            <LinkButton
              href={`tel:${brand.phone.number}`}
              variant="paper"
              size="lg"
              className="justify-self-start max-md:w-full"
            >
              <Phone className="size-5" />
              {t('shared.call', { phone: brand.phone.display })}
            </LinkButton>
          </div>
        </div>
        <ul className="lg:col-start-1">
          {needs.map(({ id, icon: Icon, ...rule }) => (
            <li
              key={id}
              className="group relative flex gap-5 border-t border-mata-700 py-6 lg:gap-7 lg:py-7"
            >
              <Icon className="mt-0.5 size-7 shrink-0 text-barro-300" strokeWidth={1.75} />
              <div className="grid gap-1.5">
                <h3 className="text-heading">
                  <LocalLink
                    {...rule}
                    className="inline-flex items-center gap-3 after:absolute after:inset-0 group-hover:underline"
                  >
                    {t(`shared.items.${id}.title`)}
                    <ArrowRight className="size-5 shrink-0 text-barro-300" />
                  </LocalLink>
                </h3>
                <p className="max-w-prose text-mata-100">
                  {t(`shared.items.${id}.text`, figures[id])}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The film about a sharing request. */
function IntroFilm() {
  const { t } = useTranslation('home');
  return (
    <LocalFilm
      name="intro"
      label={t('shared.video.play')}
      caption={t('shared.video.caption')}
      description={t('shared.video.description')}
      failure={t('shared.video.failure')}
      sizes="(min-width: 62rem) 36rem, 100vw"
      captionClass="text-sm text-mata-100"
    />
  );
}
