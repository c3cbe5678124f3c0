import type { Review } from './fetch-review';

export type Need = Review['needs'][number];
export type Bill = Review['bills'][number];
/** A line that has its place in a bill, or is still being typed. */
export type BillLine = Omit<Bill['lines'][number], 'position'>;
export type Warning = Review['warnings'][number];
export type Facts = NonNullable<Review['facts']>;
export type Proposal = NonNullable<Review['proposal']>;
export type Decision = Review['decisions'][number];
export type Payment = Review['payments'][number];

/** A part of a charge, by the engine or, with the reason `decided`, by a person. */
export type ShownPart = Decision['lines'][number]['parts'][number];
