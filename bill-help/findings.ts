import { questionsFor } from './checklist.ts';
import { deadlinesOf, isAboveEstimate } from './deadlines.ts';
import type { Answer, Answers, Bill, Day, Question } from './types.ts';

/** What a letter requests. `docs/bill-help-cases.md` shows which finding leads to which. */
export const letters = [
  'itemizedBill',
  'correction',
  'estimateDispute',
  'payerCorrection',
  'debtValidation',
  'assistance',
  'discount',
  'fairPrice',
  'refund',
  'paymentPlan',
  'records',
  'communityReview',
] as const;

export type Letter = (typeof letters)[number];

/** What may be wrong with a bill, the most pressing first. */
export const findingKinds = [
  'collector',
  'collectorLate',
  'notMine',
  'noMoneyAsked',
  'aboveEstimate',
  'aboveEstimateLate',
  'nearEstimate',
  'otherPayer',
  'namedInsurer',
  'wrongSum',
  'twice',
  'outsideVisit',
  'unshownPayment',
  'fees',
  'notItemized',
] as const;

export type FindingKind = (typeof findingKinds)[number];

/** The letter that is the next step. A page that asks for no money needs none. */
export const letterOf: Record<FindingKind, Letter | undefined> = {
  collector: 'debtValidation',
  collectorLate: 'debtValidation',
  notMine: 'correction',
  noMoneyAsked: undefined,
  aboveEstimate: 'estimateDispute',
  aboveEstimateLate: 'fairPrice',
  nearEstimate: 'fairPrice',
  otherPayer: 'correction',
  namedInsurer: 'payerCorrection',
  wrongSum: 'correction',
  twice: 'correction',
  outsideVisit: 'correction',
  unshownPayment: 'correction',
  fees: 'correction',
  notItemized: 'itemizedBill',
};

/** The answer that finds nothing. */
const fine: Record<Question, Answer> = {
  asksForMoney: 'yes',
  mine: 'yes',
  itemized: 'yes',
  addsUp: 'yes',
  twice: 'no',
  outsideVisit: 'no',
  unshownPayment: 'no',
  fees: 'no',
  estimate: 'no',
  otherPayer: 'no',
  namedInsurer: 'no',
  collector: 'no',
};

/**
 * What may be wrong with a bill, from the answers about it. It never says whether a price is fair.
 * @returns the findings, the most pressing first, and the questions that the person could not answer.
 */
export function check(
  bill: Bill,
  answers: Answers,
  today: Day,
): { found: FindingKind[]; open: Question[] } {
  const asked = questionsFor(bill, answers);
  const found = asked.flatMap((question) => findingOf(question, bill, answers, today) ?? []);
  return {
    found: findingKinds.filter((kind) => found.includes(kind)),
    open: asked.filter((question) => isOpen(question, answers)),
  };
}

/** Whether a question is still to be answered: not known, or an estimate without its total. */
function isOpen(question: Question, answers: Answers): boolean {
  if (question === 'estimate' && answers.estimate === 'yes') return answers.estimated === undefined;
  return question !== 'itemized' && answers[question] === 'unsure';
}

function findingOf(
  question: Question,
  bill: Bill,
  answers: Answers,
  today: Day,
): FindingKind | undefined {
  const answer = answers[question];
  if (question === 'itemized') {
    return answer === 'no' || answer === 'unsure' ? 'notItemized' : undefined;
  }
  if (answer === undefined || answer === 'unsure' || answer === fine[question]) return undefined;
  const isPast = (kind: 'dispute' | 'validation') => {
    const deadline = deadlinesOf(bill, answers).find((one) => one.kind === kind);
    return deadline !== undefined && today > (deadline.perhapsUntil ?? deadline.day);
  };
  switch (question) {
    case 'asksForMoney':
      return 'noMoneyAsked';
    case 'mine':
      return 'notMine';
    case 'addsUp':
      return 'wrongSum';
    case 'estimate':
      if (isAboveEstimate(bill.amount, answers)) {
        return isPast('dispute') ? 'aboveEstimateLate' : 'aboveEstimate';
      }
      return bill.amount > (answers.estimated ?? bill.amount) ? 'nearEstimate' : undefined;
    case 'collector':
      return isPast('validation') ? 'collectorLate' : 'collector';
    default:
      return question;
  }
}

/** Letters that help with any bill that asks for money, whatever is found. */
export function lettersFor(bill: Bill, found: readonly FindingKind[], isMember: boolean): Letter[] {
  const first = found.flatMap((kind) => letterOf[kind] ?? []);
  const later: Letter[] =
    bill.sender === 'collector'
      ? ['debtValidation', 'itemizedBill', 'assistance', 'paymentPlan']
      : [
          'itemizedBill',
          'assistance',
          'discount',
          'paymentPlan',
          'fairPrice',
          'records',
          'refund',
          'payerCorrection',
        ];
  return [...new Set([...first, ...later, ...(isMember ? (['communityReview'] as const) : [])])];
}
