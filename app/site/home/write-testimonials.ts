import { testimonials } from '~/shared/brand/testimonials';
import type { Language } from '~/shared/i18n/language';

/** A testimonial in one language. */
export type ShownTestimonial = ReturnType<typeof writeTestimonials>[number];

/**
 * The data that the home page's loader adds to its texts. A quote without consent is labeled as a
 * sample: an invented quote that looks real is unlawful (16 CFR Part 465). A public site with
 * samples stays closed.
 */
export function writeTestimonials(language: Language) {
  return testimonials.map(({ id, author, city, rating, quote, consent }) => ({
    id,
    author,
    city,
    rating,
    quote: quote[language],
    isSample: !consent,
  }));
}
