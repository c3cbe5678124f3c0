import { isDay } from '../rules/engine/days.ts';
import { deadlinesOf, isAboveEstimate } from './deadlines.ts';
import { type Answer, type Answers, type Bill, type Day, type Question, questions } from './types.ts';

/** What a letter requests. `docs/bill-help-cases.md` shows which finding leads to which. */
export type Letter =
  | 'itemizedBill'
  | 'correction'
  | 'estimateDispute'
  | 'payerCorrection'
  | 'debtValidation'
  | 'assistance'
  | 'discount'
  | 'fairPrice'
  | 'refund'
  | 'paymentPlan'
  | 'records'
  | 'communityReview';

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

/** Only the lines of a bill answer these. */
const aboutLines: readonly Question[] = ['addsUp', 'twice', 'outsideVisit'];

/** The questions about one bill. Those that an earlier answer settles are left out. */
export function questionsFor({ sender }: Pick<Bill, 'sender'>, answers: Answers): Question[] {
  if (answers.asksForMoney === 'no') return ['asksForMoney'];
  return questions.filter((question) => {
    if (aboutLines.includes(question)) return answers.itemized === 'yes';
    if (question === 'asksForMoney') return sender !== 'collector';
    return true;
  });
}

/** The next question without an answer. */
export function nextQuestion(bill: Bill, answers: Answers): Question | undefined {
  return questionsFor(bill, answers).find((question) => answers[question] === undefined);
}

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
    open: asked.filter((question) => question !== 'itemized' && answers[question] === 'unsure'),
  };
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

export type BillIssue = 'zero' | 'dateInvalid' | 'future' | 'careAfterBill' | 'dueBeforeBill';

/** Why what is typed cannot be a bill, by field; empty if it can. */
export function billIssues(
  bill: Pick<Bill, 'amount' | 'billed' | 'care' | 'due'>,
  today: Day,
): Partial<Record<'amount' | 'billed' | 'care' | 'due', BillIssue>> {
  const { amount, billed, care, due } = bill;
  const dateIssue = (day: Day | undefined, latest: Day | undefined): BillIssue | undefined => {
    if (day === undefined) return undefined;
    if (!isDay(day)) return 'dateInvalid';
    return latest !== undefined && day > latest ? 'future' : undefined;
  };
  const issues = {
    amount: amount <= 0 ? ('zero' as const) : undefined,
    billed: dateIssue(billed, today),
    care: dateIssue(care, today) ?? (care && care > billed ? 'careAfterBill' : undefined),
    due: dateIssue(due, undefined) ?? (due && due < billed ? 'dueBeforeBill' : undefined),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue));
}
