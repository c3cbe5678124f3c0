export type Cents = number;

/** A day of the calendar (`2026-11-29`), in the time zone of the person who reads it. */
export type Day = string;

/** Who asks for the money. */
export type Sender = 'hospital' | 'office' | 'collector';

/** What a bill says on its first page. */
export type Bill = {
  sender: Sender;
  amount: Cents;
  /** The date printed on the first bill for this care. Periods of the law count from it. */
  billed: Day;
  due?: Day | undefined;
};

export type Answer = 'yes' | 'no' | 'unsure';

/** The questions of the checklist, in the order in which they are asked. */
export const questions = [
  'asksForMoney',
  'mine',
  'itemized',
  'addsUp',
  'twice',
  'outsideVisit',
  'unshownPayment',
  'fees',
  'estimate',
  'otherPayer',
  'namedInsurer',
  'collector',
] as const;

export type Question = (typeof questions)[number];

/** What a person answers about a bill, and the detail that three of the answers need. */
export type Answers = Partial<Record<Question, Answer>> & {
  /** What was paid and is not on the bill. */
  paid?: Cents | undefined;
  /** The total of the Good Faith Estimate of this sender. */
  estimated?: Cents | undefined;
  /** The date printed on the first letter of a collection agency. */
  notice?: Day | undefined;
};
