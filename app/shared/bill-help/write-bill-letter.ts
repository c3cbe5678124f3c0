import { type FindingKind, type Letter, letterOf } from '#bill-help/findings';
import type { Answers, Bill, Cents } from '#bill-help/types';
import { isDay } from '#rules/engine/days';
import { parseAmount } from '~/shared/format/amount';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { MessageValues, Translate } from '~/shared/i18n/message-keys';
import { lawValues } from './law-values';

/** What a letter needs beyond the bill. Each is as typed; what is empty is a blank in the letter. */
export type LetterFields = Partial<
  Record<
    'name' | 'address' | 'patient' | 'provider' | 'agency' | 'account' | 'care' | 'monthly',
    string
  >
>;

export type LetterFacts = {
  letter: Letter;
  bill: Bill;
  answers: Answers;
  found: readonly FindingKind[];
  fields: LetterFields;
  /** The language of the sender. Who reads Portuguese asks for letters and an interpreter. */
  speaks: Language;
  today: string;
};

/** The texts of one language (`billLetters`). */
export type LetterTexts = {
  language: Language;
  t: Translate<'billLetters'>;
  exists: (key: string) => boolean;
};

type Paragraph = { text: string; points?: string[] };

export type WrittenBillLetter = {
  /** The sender, the date and the receiver; empty lines are left out. */
  sender: string[];
  date: string;
  receiver: string[];
  subject: string;
  /** What the letter is about: the patient, the account, the care, the bill. */
  about: string[];
  greeting: string;
  paragraphs: Paragraph[];
  closing: string;
  name: string;
  /** What to say on the phone, sentence by sentence. */
  call: string[];
};

/** The fields that a letter shows, in the order in which they are filled in. */
export function fieldsOf(letter: Letter): (keyof LetterFields)[] {
  const receiver = letter === 'debtValidation' ? 'agency' : 'provider';
  const own = letter === 'paymentPlan' ? (['monthly'] as const) : [];
  return ['name', 'address', 'patient', receiver, 'account', 'care', ...own];
}

/**
 * A letter in one language. The English one is sent; the Portuguese one explains it paragraph by
 * paragraph.
 */
export function writeBillLetter(facts: LetterFacts, texts: LetterTexts): WrittenBillLetter {
  const { letter, bill, fields, today } = facts;
  const { t, language } = texts;
  const values = valuesOf(facts, texts);
  const isPortuguese = facts.speaks === 'pt-BR';
  const isToCollector = letter === 'debtValidation';
  const call = t(`letters.${letter}.call`, values);
  return {
    sender: [String(values.name), ...lines(String(values.address))],
    date: formatDate(today, language),
    receiver: [
      String(isToCollector ? values.agency : values.provider),
      ...(isToCollector ? [] : [t(letter === 'records' ? 'frame.toRecords' : 'frame.to')]),
    ],
    subject: t('frame.about', { subject: t(`letters.${letter}.subject`) }),
    about: [
      t('frame.patient', { patient: fields.patient || values.name }),
      t('frame.account', values),
      ...(isDay(fields.care) ? [t('frame.care', values)] : []),
      ...(letter === 'records'
        ? []
        : [t('frame.bill', { ...values, billed: formatDate(bill.billed, language) })]),
    ],
    greeting: t('frame.greeting'),
    paragraphs: [
      ...paragraphsOf(facts, texts, values),
      {
        text: [t('frame.answer'), isPortuguese && t('frame.portuguese')].filter(Boolean).join(' '),
      },
      { text: t('frame.thanks') },
    ],
    closing: t('frame.closing'),
    name: String(values.name),
    call: [
      t('phone.opening', values),
      ...(isPortuguese ? [t('phone.interpreter')] : []),
      call,
      t('phone.closing'),
    ],
  };
}

/** The letter as text for an email or a form on a website. */
export function letterText(letter: WrittenBillLetter): string {
  const { sender, date, receiver, subject, about, greeting, paragraphs, closing, name } = letter;
  const body = paragraphs.map(({ text, points = [] }) =>
    [text, ...points.map((point) => `- ${point}`)].join('\n'),
  );
  const head = [sender, [date], receiver, [subject, ...about]].map((part) => part.join('\n'));
  return [...head, greeting, ...body, `${closing}\n${name}`].join('\n\n');
}

function paragraphsOf(
  { letter, found }: LetterFacts,
  { t, exists }: LetterTexts,
  values: MessageValues,
): Paragraph[] {
  // A bill above its estimate that cannot be disputed: the letter still asks for that price.
  const isAboveEstimate = found.some((kind) => letterOf[kind] === 'fairPrice');
  const own = (['p1', 'estimate', 'p2', 'p3', 'p4'] as const).filter(
    (name) => exists(`letters.${letter}.${name}`) && (name !== 'estimate' || isAboveEstimate),
  );
  return own.map((name) => {
    // Each letter has the paragraphs that exist.
    const text = t(`letters.${letter}.${name}` as 'letters.itemizedBill.p1', values);
    if (letter !== 'correction' || name !== 'p1') return { text };
    const points = found
      .filter(isPoint)
      .map((kind) => t(`letters.correction.points.${kind}`, values));
    return { text, points: points.length > 0 ? points : [t('letters.correction.points.any')] };
  });
}

type Point =
  | 'notMine'
  | 'wrongSum'
  | 'twice'
  | 'outsideVisit'
  | 'unshownPayment'
  | 'fees'
  | 'otherPayer';

function isPoint(kind: FindingKind): kind is Point {
  return letterOf[kind] === 'correction';
}

function valuesOf(facts: LetterFacts, { t, language }: LetterTexts): MessageValues {
  const { bill, answers, fields } = facts;
  const money = (cents: Cents) => formatMoney(cents / 100, language);
  const { estimated, paid, notice } = answers;
  const monthly = parseAmount(fields.monthly ?? '');
  const care = isDay(fields.care) ? fields.care : undefined;
  return {
    ...lawValues(language),
    name: fields.name?.trim() || t('blanks.name'),
    address: fields.address?.trim() || t('blanks.address'),
    provider: fields.provider?.trim() || t('blanks.provider'),
    agency: fields.agency?.trim() || t('blanks.agency'),
    account: fields.account?.trim() || t('blanks.account'),
    care: care ? formatDate(care, language) : t('blanks.care'),
    monthly: monthly === undefined ? t('blanks.monthly') : money(monthly),
    amount: money(bill.amount),
    paid: paid === undefined ? t('blanks.paid') : money(paid),
    estimated: estimated === undefined ? t('blanks.estimated') : money(estimated),
    difference:
      estimated === undefined ? t('blanks.difference') : money(Math.abs(bill.amount - estimated)),
    notice: notice ? formatDate(notice, language) : t('blanks.notice'),
  };
}

function lines(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || []);
}
