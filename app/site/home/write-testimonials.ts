import { shownTestimonials, testimonials } from '~/content/testimonials';
import type { Language } from '~/shared/i18n/language';

/** The testimonials of this build, in one language. */
export type ShownTestimonial = ReturnType<typeof writeTestimonials>[number];

/** The data that the home page's loader adds to its texts. */
export function writeTestimonials(language: Language) {
  return shownTestimonials(testimonials, import.meta.env.DEMO).map(
    ({ id, author, city, rating, quote, sample = false }) => ({
      id,
      author,
      city,
      rating,
      quote: quote[language],
      isSample: sample,
    }),
  );
}
