import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Section, SectionHeading } from '~/shared/ui/section';
import { Stars } from '~/shared/ui/stars';
import type { ShownTestimonial } from './write-testimonials';

const avatars = ['bg-barro-100 text-barro-700', 'bg-mata-100 text-mata-700', 'bg-ipe text-ink'];

type TestimonialsProps = { testimonials: readonly ShownTestimonial[] };

/** The members' quotes, on cards at different heights. */
export function Testimonials({ testimonials }: TestimonialsProps) {
  const { t } = useTranslation('home');
  if (testimonials.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="testimonials-title">
      <SectionHeading id="testimonials-title" title={t('testimonials.title')} />
      <ul className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-3 lg:gap-6">
        {testimonials.map((testimonial, place) => (
          <li
            key={testimonial.id}
            className={clsx(
              'lg:self-start',
              place % 3 === 1 && 'lg:mt-14',
              place === 2 && 'lg:-mt-10',
            )}
          >
            <Card testimonial={testimonial} avatar={avatars[place % avatars.length]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CardProps = { testimonial: ShownTestimonial; avatar: string | undefined };

function Card({ testimonial, avatar }: CardProps) {
  const { t } = useTranslation('home');
  const { author, city, rating, quote, isSample } = testimonial;
  return (
    <figure className="grid gap-6 rounded-lg bg-white p-6 shadow-raised md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Stars rating={rating} label={t('testimonials.rating', { rating })} />
        {isSample && <Badge tone="neutral">{t('testimonials.sample')}</Badge>}
      </div>
      <blockquote className="text-lead">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className={clsx(
            'grid size-12 place-items-center rounded-full text-heading font-semibold',
            avatar,
          )}
        >
          {author.charAt(0)}
        </span>
        <span>
          <span className="block font-semibold">{author}</span>
          <span className="block text-sm text-muted">{city}</span>
        </span>
      </figcaption>
    </figure>
  );
}
