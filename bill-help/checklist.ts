import { isDay } from '../rules/engine/days.ts';
import { type Answers, type Bill, type Day, type Question, questions } from './types.ts';

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

export type BillIssues = {
  amount?: 'zero';
  billed?: 'dateInvalid' | 'future';
  due?: 'dateInvalid' | 'dueBeforeBill';
};

/** Why what is typed cannot be a bill, by field; empty if it can. */
export function billIssues(
  { amount, billed, due }: Pick<Bill, 'amount' | 'billed' | 'due'>,
  today: Day,
): BillIssues {
  const issues: BillIssues = {};
  if (amount <= 0) issues.amount = 'zero';
  if (!isDay(billed)) issues.billed = 'dateInvalid';
  else if (billed > today) issues.billed = 'future';
  if (due !== undefined && !isDay(due)) issues.due = 'dateInvalid';
  else if (due !== undefined && due < billed) issues.due = 'dueBeforeBill';
  return issues;
}
