import { description } from './description/read-description.ts';

/** Quotes of members. One without `consent` is a sample, which only a demonstration may show. */
export const testimonials = description.testimonials;
