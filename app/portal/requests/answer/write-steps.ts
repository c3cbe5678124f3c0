import { formatDate } from '~/shared/format/dates';
import type { RequestAnswer } from '../data/fetch-decision';
import { amountsOf } from './letter';
import { money, type Writer } from './writer';

/** What happens next: who pays whom, and what the member should do by when. */
export function stepsOf(answer: RequestAnswer, writer: Writer): string[] {
  const { t, language } = writer;
  const { shared_cents, paid_cents, payments, state } = answer;
  if (state === 'withdrawn') return [t('steps.withdrawn')];
  const open = shared_cents - paid_cents;
  const amount = money(open, language);
  const community =
    payments.length > 0 ? t('steps.wePay', { amount }) : t('steps.weArrange', { amount });
  return [
    ...ownPart(answer, writer),
    ...(open > 0 ? [community] : []),
    ...(open === 0 && shared_cents > 0 ? [t('steps.nothing')] : []),
    t('steps.keep'),
  ];
}

/** What the member pays: the IUA by its deadline, and the rest. */
function ownPart(answer: RequestAnswer, { t, language, today }: Writer): string[] {
  const { iua_paid_on, decision } = answer;
  const { lines, need } = decision;
  const iua_due_on = need?.iua_due_on;
  const parts = lines.flatMap((line) => line.parts);
  const iua = parts.reduce((sum, { kind, amount }) => sum + (kind === 'iua' ? amount : 0), 0);
  const rest = amountsOf(lines).yours - iua;
  const values = {
    amount: money(iua, language),
    date: iua_due_on ? formatDate(iua_due_on, language) : '',
  };
  const iuaStep = () => {
    if (iua_paid_on) return t('steps.iuaPaid', { date: formatDate(iua_paid_on, language) });
    if (!iua_due_on) return t('steps.payIuaSoon', values);
    return t(iua_due_on < today ? 'steps.payIuaLate' : 'steps.payIua', values);
  };
  return [
    ...(iua > 0 ? [iuaStep()] : []),
    ...(rest > 0 ? [t('steps.payRest', { amount: money(rest, language) })] : []),
  ];
}
