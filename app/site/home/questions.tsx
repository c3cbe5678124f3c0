import { ArrowRight, HandCoins, ListChecks, Siren } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';

const questions = [
  { id: 'now', to: 'emergency', icon: Siren, tone: 'barro' },
  { id: 'shared', to: 'shareable', icon: ListChecks, tone: 'mata' },
  { id: 'pay', to: 'whatWouldIPay', icon: HandCoins, tone: 'mata' },
] as const;

/** The three urgent questions, each one tap away from its answer. */
export function Questions() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="questions-title" className="page pt-10 md:pt-16 2xl:pt-24">
      <h2 id="questions-title" className="text-subtitle">
        {t('questions.title')}
      </h2>
      <ul className="mt-5 grid gap-3 md:grid-cols-3 md:gap-4 lg:gap-5">
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
