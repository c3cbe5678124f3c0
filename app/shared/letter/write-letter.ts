import { addTotals } from '#rules/engine/totals';
import type { RulesTabId } from '~/content/rules/types';
import { formatDate } from '~/shared/format/dates';
import { dayIn } from '~/shared/format/due-day';
import { writeWeek } from '~/shared/hard-news/write-week';
import type { Language } from '~/shared/i18n/language';
import {
  amountsOf,
  type Decision,
  type Entry,
  groupsOf,
  isAboutDeath,
  kinds,
  type RequestAnswer,
} from './letter';
import { writeAmounts } from './write-amounts';
import { stepsOf } from './write-steps';
import { money, type Writer } from './writer';
import type { WrittenEntry, WrittenLetter, WrittenPayments, WrittenRule } from './written-letter';

/** Writes one letter of an answer: the current one, or one that a newer letter replaced. */
export function writeLetter(
  answer: RequestAnswer,
  decision: Decision,
  writer: Writer,
): WrittenLetter {
  const { t, language } = writer;
  const isCurrent = decision === answer.decision;
  const next = isCurrent ? nextOf(answer, writer) : undefined;
  return {
    title: t(titleKey(answer, decision), { number: answer.number }),
    replaced: isCurrent
      ? undefined
      : t('earlier.replaced', { date: replacedOn(answer, decision, language) }),
    secondReading:
      isCurrent && answer.state === 'second_reading' ? t('underSecondReading') : undefined,
    facts: factsOf(answer, decision, writer),
    ...openingOf(decision, writer),
    ...writeAmounts(decision, writer),
    message: decision.message ?? undefined,
    decided: decidedOf(decision, writer),
    detailTitle: t(
      decision.totals.shareable === 0 && isHard(decision) && !isAboutDeath(decision)
        ? 'hardNews:why'
        : 'detail.title',
    ),
    groups: groupsOf(decision.lines).map(({ kind, cents, entries }) => ({
      kind,
      title: t(`groups.${kind}`),
      amount: money(cents, language),
      entries: entries.map((entry) => writeEntry(entry, writer)),
    })),
    steps: next?.steps,
    beginsWithReason: decision.totals.shareable === 0,
    week: next?.week,
    payments: isCurrent ? paymentsOf(answer, writer) : undefined,
    disagree: isCurrent && answer.can_disagree ? t('disagree.text') : undefined,
  };
}

function openingOf(decision: Decision, { t }: Writer) {
  const { outcome, member, person } = decision;
  return isAboutDeath(decision)
    ? {
        greeting: t('death.greeting', { name: person }),
        outcome: t(`death.outcomes.${outcome === 'within_iua' ? 'not_shared' : outcome}`),
      }
    : {
        greeting: t('greeting', { name: member.first_name }),
        outcome: t(
          `outcomes.${outcome === 'within_iua' && isHard(decision) ? 'below_iua' : outcome}`,
        ),
      };
}

/** Whether an answer leaves a bill with the member that can't be shared, besides the IUA of a shared one. */
function isHard(decision: Pick<Decision, 'lines' | 'need'>): boolean {
  const { shared, yours } = amountsOf(decision.lines);
  if (isAboutDeath(decision)) return shared === 0;
  return yours > (shared > 0 ? addTotals(decision.lines).iua : 0);
}

/** What follows from the current answer, and what the member can do about what stays with them. */
function nextOf(answer: RequestAnswer, writer: Writer): Pick<WrittenLetter, 'steps' | 'week'> {
  const { decision, state, shared_cents, payments } = answer;
  const steps = stepsOf(answer, writer);
  if (!isHard(decision)) return { steps, week: undefined };
  const isDeath = isAboutDeath(decision);
  const help = writeWeek(isDeath ? [] : ['discount', 'assistance', 'cards', 'prices'], writer.t);
  const review = writeWeek(answer.can_disagree ? ['review'] : [], writer.t);
  // Nothing happens unless the member does it.
  const isAllTheirs = shared_cents === 0 && payments.length === 0 && state !== 'second_reading';
  if (!isAllTheirs || state === 'withdrawn') {
    const week = [...help, ...review];
    return { steps, week: week.length > 0 ? week : undefined };
  }
  const own = steps.map((text) => ({ text, link: undefined }));
  return { steps: undefined, week: [...help, ...own, ...review] };
}

/** The day of a letter, in the office's time zone. */
export function dayOf({ effective_at }: Decision): string {
  return dayIn('America/New_York', effective_at);
}

function titleKey(answer: RequestAnswer, decision: Decision) {
  if (decision.is_second_reading) return 'secondReading';
  const positions = [answer.decision, ...answer.earlier].map(({ position }) => position);
  return decision.position > Math.min(...positions) ? 'correction' : 'title';
}

function replacedOn({ decision, earlier }: RequestAnswer, letter: Decision, language: Language) {
  const newer = [decision, ...earlier].filter(({ position }) => position > letter.position);
  return formatDate(dayOf(newer.at(-1) ?? decision), language);
}

function factsOf(answer: RequestAnswer, decision: Decision, { t, language }: Writer) {
  const { editions } = answer;
  const { member, person, kind } = decision;
  const days = decision.lines.map(({ service_date }) => service_date).sort();
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  const span = [...new Set([first, last])].map((day) => formatDate(day, language)).join(' – ');
  const used = new Set(decision.lines.map(({ edition }) => edition));
  return [
    { label: t('facts.date'), value: formatDate(dayOf(decision), language) },
    {
      label: t('facts.member'),
      value: `${member.first_name} ${member.last_name} · ${member.member_number}`,
    },
    { label: t('facts.who'), value: person },
    {
      label: t(isAboutDeath(decision) ? 'facts.about' : 'facts.care'),
      value: t('careSpan', {
        kind: kindOf(isAboutDeath(decision) ? 'death' : kind, t),
        date: span,
      }),
    },
    ...editions
      .filter(({ number }) => used.has(number))
      .map(({ number, effective_on }) => ({
        label: t('facts.edition'),
        value: t('edition', { number, date: formatDate(effective_on, language) }),
      })),
  ];
}

function kindOf(kind: string | null, t: Writer['t']): string {
  return t(`kinds.${kinds.find((known) => known === kind) ?? 'other'}`);
}

function decidedOf({ need, lines }: Decision, { t, language }: Writer) {
  const count = lines.filter(({ reason }) => reason).length;
  const reduction = need?.iua_reduction_cents ?? 0;
  return [
    ...(count > 0 ? [t('decided.text', { count })] : []),
    ...(reduction > 0
      ? [
          t('reduction', {
            amount: money(reduction, language),
            reason: need?.iua_reduction_reason ?? '',
          }),
        ]
      : []),
  ];
}

/** A rule by its `tab#anchor`. */
export function writeRule(rule: string, title: string): WrittenRule {
  const [tab, anchor = ''] = rule.split('#') as [RulesTabId, string?];
  return { tab, anchor, title };
}

function writeEntry(entry: Entry, { t, language, reasonOf, titleOf }: Writer): WrittenEntry {
  return {
    reason: entry.decided ?? reasonOf(entry.reason),
    isDecided: entry.decided !== undefined,
    rule: writeRule(entry.rule, titleOf(entry.rule)),
    amount: money(entry.cents, language),
    lines: entry.lines.map(({ line, cents }) => ({
      text: t('entry.line', {
        description: line.description,
        provider: line.provider,
        date: formatDate(line.service_date, language),
      }),
      amount: money(cents, language),
    })),
  };
}

function paymentsOf(answer: RequestAnswer, { t, language }: Writer): WrittenPayments | undefined {
  const { payments, shared_cents, paid_cents, state } = answer;
  const isPayable = shared_cents > 0 && state !== 'withdrawn';
  if (!isPayable && payments.length === 0) return undefined;
  const open = shared_cents - paid_cents;
  const values = {
    paid: money(paid_cents, language),
    shared: money(shared_cents, language),
    open: money(open, language),
    above: money(-open, language),
  };
  return {
    rows: payments.map(({ paid_on, amount_cents, is_refund, is_reversal, ...payment }) => {
      const name = payment.payee_name;
      const method = is_refund
        ? t('payments.refund', { name })
        : t(`payments.methods.${payment.method}`, { name });
      const { reference } = payment;
      const text = reference ? t('payments.reference', { payment: method, reference }) : method;
      return {
        date: formatDate(paid_on, language),
        text: is_reversal ? t('payments.reversal', { payment: text }) : text,
        amount: money(amount_cents, language),
      };
    }),
    sum:
      payments.length === 0
        ? t('payments.none')
        : t(`payments.${open === 0 ? 'done' : open < 0 ? 'above' : 'sum'}`, values),
  };
}
