import { addTotals } from '#rules/engine/totals';
import { formatDate } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { amountsOf, isAboutDeath, type RequestAnswer } from './letter';
import { money, type Writer } from './writer';

/** What happens next: who pays whom, and what the member should do by when. */
export function stepsOf(answer: RequestAnswer, writer: Writer): string[] {
  const { t, language } = writer;
  const { shared_cents, paid_cents, payments, state } = answer;
  const isDeath = isAboutDeath(answer.decision);
  if (state === 'withdrawn') return [t(isDeath ? 'death.withdrawn' : 'steps.withdrawn')];
  const open = shared_cents - paid_cents;
  const amount = money(open, language);
  if (state === 'second_reading') return secondReading(answer, writer, open);
  const begin = isDeath ? 'death.weArrange' : 'steps.weArrange';
  const community = t(payments.length > 0 ? 'steps.wePay' : begin, { amount });
  return [
    ...(isDeath ? [] : ownPart(answer, writer)),
    ...(open > 0 ? [community] : []),
    ...(open === 0 && shared_cents > 0 ? [t('steps.nothing')] : []),
    ...(open < 0 ? [t('steps.giveBack', { amount: money(-open, language) })] : []),
    isDeath ? t('death.keep') : t('steps.keep'),
  ];
}

/** What happens while someone else reads the request again. The IUA keeps its deadline; all else waits. */
function secondReading(answer: RequestAnswer, writer: Writer, open: number): string[] {
  const { t, language, today } = writer;
  const due = answer.second_reading_due_on;
  return [
    due && due >= today
      ? t('steps.secondReading', { date: formatDueDay(due, language) })
      : t('steps.secondReadingLate'),
    ...(open > 0 ? [t('steps.weWait', { amount: money(open, language) })] : []),
    ...(isAboutDeath(answer.decision)
      ? [t('death.keep')]
      : [...iuaPart(answer, writer), t('steps.billDue'), t('steps.keep')]),
  ];
}

/** What the member pays: the IUA by its deadline, and the rest. */
function ownPart(answer: RequestAnswer, writer: Writer): string[] {
  const { t, language } = writer;
  const { lines } = answer.decision;
  const rest = amountsOf(lines).yours - addTotals(lines).iua;
  return [
    ...iuaPart(answer, writer),
    ...(rest > 0 ? [t('steps.payRest', { amount: money(rest, language) })] : []),
  ];
}

function iuaPart(answer: RequestAnswer, { t, language, today }: Writer): string[] {
  const { iua_paid_on, decision } = answer;
  const iua_due_on = decision.need?.iua_due_on;
  const { iua } = addTotals(decision.lines);
  if (iua === 0) return [];
  if (iua_paid_on) return [t('steps.iuaPaid', { date: formatDate(iua_paid_on, language) })];
  const amount = money(iua, language);
  if (!iua_due_on) return [t('steps.payIuaSoon', { amount })];
  const date = formatDate(iua_due_on, language);
  return [t(iua_due_on < today ? 'steps.payIuaLate' : 'steps.payIua', { amount, date })];
}
