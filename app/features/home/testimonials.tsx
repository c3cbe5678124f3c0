import { clsx } from 'clsx';
import { useTranslation } from '~/i18n/use-translation';
import { Section, SectionHeading } from '~/ui/section';
import { Stars } from '~/ui/stars';

const stories = [
  { id: 'maternity', rating: 5, avatar: 'bg-barro-100 text-barro-700' },
  { id: 'accident', rating: 5, avatar: 'bg-mata-100 text-mata-700' },
  { id: 'rules', rating: 5, avatar: 'bg-ipe text-ink' },
] as const;

/** Three members tell. The cards stand at different heights, as people in a photograph do. */
export function Testimonials() {
  const { t } = useTranslation('home');
  return (
    <Section tone="sand" labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title={t('testimonials.title')} />
      <ul className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-3 lg:gap-6">
        {stories.map(({ id, rating, avatar }, index) => {
          const name = t(`testimonials.items.${id}.name`);
          return (
            <li
              key={id}
              className={clsx(
                'lg:self-start',
                index === 1 && 'lg:mt-14',
                index === 2 && 'lg:-mt-10',
              )}
            >
              <figure className="grid gap-6 rounded-lg bg-white p-6 shadow-raised md:p-8">
                <Stars rating={rating} label={t('testimonials.rating')} />
                <blockquote className="text-lead">
                  <p>{t(`testimonials.items.${id}.quote`)}</p>
                </blockquote>
                <figcaption className="flex items-center gap-4">
                  <span
                    aria-hidden="true"
                    className={clsx(
                      'grid size-12 place-items-center rounded-full text-heading font-semibold',
                      avatar,
                    )}
                  >
                    {name.charAt(0)}
                  </span>
                  <span>
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-muted">
                      {t(`testimonials.items.${id}.city`)}
                    </span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 text-sm text-muted">{t('testimonials.note')}</p>
    </Section>
  );
}
