import { queryOptions } from '@tanstack/react-query';
import type { Letter } from '#bill-help/findings';
import type { Payment } from '#bill-help/status';
import type { Answers, Bill, Cents, Day, Sender } from '#bill-help/types';
import { deleteDraft } from '~/portal/requests/data/request-actions';
import { beginDraft, type DraftColumns, saveDraft } from '~/portal/requests/data/save-draft';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { LetterContents } from '~/shared/bill-help/letters';
import type { LetterFields } from '~/shared/bill-help/write-bill-letter';
import type { Language } from '~/shared/i18n/language';
import type { Database } from '../../../supabase/contracts/database';

const columns = `
  id, request_id, sender, amount_cents, billed_on, due_on, payment, answers, letter_fields, created_at,
  sharing_requests!member_bills_request_fkey (
    id, number, state, kind, person_id, service_date, provider, household_people (first_name, last_name)
  ),
  bill_letters (
    id, letter, written_on, sent_on, sent_by, answered_on, result, new_amount_cents, contents
  )
`;

async function fetchBills(signal: AbortSignal) {
  const supabase = await loadSupabase();
  const rows = await dataOf(
    supabase
      .from('member_bills')
      .select(columns)
      .order('billed_on', { ascending: false })
      .order('created_at', { ascending: false })
      .order('created_at', { referencedTable: 'bill_letters' })
      .abortSignal(signal),
  );
  return rows.map(billOf);
}

type Row = {
  id: string;
  request_id: string;
  sender: string;
  amount_cents: number;
  billed_on: string;
  due_on: string | null;
  payment: string;
  answers: unknown;
  letter_fields: unknown;
  sharing_requests: {
    id: string;
    number: string | null;
    state: string;
    kind: string | null;
    person_id: string | null;
    service_date: string | null;
    provider: string | null;
    household_people: { first_name: string; last_name: string } | null;
  };
  bill_letters: {
    id: string;
    letter: string;
    written_on: string;
    sent_on: string | null;
    sent_by: string | null;
    answered_on: string | null;
    result: string | null;
    new_amount_cents: number | null;
    contents: unknown;
  }[];
};

/** The constraints of the tables accept no other values than these types. */
function billOf({ sharing_requests: care, bill_letters: letters, ...row }: Row) {
  return {
    id: row.id,
    care,
    bill: {
      ...{ sender: row.sender as Sender, amount: row.amount_cents },
      ...{ billed: row.billed_on, due: row.due_on ?? undefined },
    } as Bill,
    payment: row.payment as Payment,
    answers: row.answers as Answers,
    fields: row.letter_fields as LetterFields,
    letters: letters.map((letter) => ({
      id: letter.id,
      letter: letter.letter as Letter,
      writtenOn: letter.written_on,
      sentOn: letter.sent_on,
      sentBy: letter.sent_by as SentBy | null,
      answeredOn: letter.answered_on,
      result: letter.result as Result | null,
      newAmount: letter.new_amount_cents,
      contents: letter.contents as LetterContents,
    })),
  };
}

/** A bill of the member: what it says, the care that it belongs to, and the letters about it. */
export type MemberBill = ReturnType<typeof billOf>;
export type KeptLetter = MemberBill['letters'][number];

/** All bills of the member as a cached query, the latest first. @throws AppError */
export function billsQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'bills'],
    queryFn: ({ signal }) => fetchBills(signal),
  });
}

const timeoutMs = 20_000;

function timeout() {
  return AbortSignal.timeout(timeoutMs);
}

type NewBill = { id: string; careId: string; bill: Bill; language: Language };

/**
 * Adds a bill to the care with this id, which becomes a draft of a request if the member has no
 * request with it. The same id twice adds one bill.
 * @throws RequestRefusal `too_many_drafts`; AppError
 */
export async function addBill({ id, careId, bill, language }: NewBill): Promise<void> {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await beginDraft({ id: careId, language, time_zone });
  const supabase = await loadSupabase();
  const row = { id, request_id: careId, ...billColumns(bill) };
  await dataOf(
    supabase
      .from('member_bills')
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      .abortSignal(timeout()),
  );
}

/**
 * Changes the care of bills, which is a draft until the member sends it.
 * @throws RequestRefusal `request_sent` if it was sent meanwhile; AppError
 */
export async function saveCare(id: string, columns: DraftColumns, language: Language) {
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await saveDraft(columns, { id, language, time_zone, ...columns });
}

/** What a member changes about a bill. */
export type BillChanges = Partial<Pick<MemberBill, 'bill' | 'payment' | 'answers' | 'fields'>>;

/** Changes a bill, and returns whether it is still there. @throws AppError */
export async function saveBill(id: string, changes: BillChanges): Promise<boolean> {
  const supabase = await loadSupabase();
  const query = supabase.from('member_bills').update(columnsOf(changes)).eq('id', id).select('id');
  return (await dataOf(query.abortSignal(timeout()))).length > 0;
}

function billColumns({ sender, amount, billed, due }: Bill) {
  return { sender, amount_cents: amount, billed_on: billed, due_on: due ?? null };
}

function columnsOf({ bill, payment, answers, fields }: BillChanges) {
  return {
    ...(bill && billColumns(bill)),
    ...(payment && { payment }),
    ...(answers && { answers }),
    ...(fields && { letter_fields: fields }),
  };
}

/**
 * Deletes a bill that the team does not see, and its care if nothing else is in it.
 * @param others how many other bills the care has.
 * @throws AppError
 */
export async function deleteBill({ id, care }: MemberBill, others: number): Promise<void> {
  const supabase = await loadSupabase();
  await dataOf(supabase.from('member_bills').delete().eq('id', id).abortSignal(timeout()));
  // Without a kind, the member has not begun the request.
  if (others === 0 && care.kind === null) await deleteDraft(care.id);
}

export const sentBy = ['email', 'mail', 'portal', 'fax', 'hand', 'phone'] as const;
export type SentBy = (typeof sentBy)[number];
export const results = ['agreed', 'partly', 'refused'] as const;
export type Result = (typeof results)[number];

type NewLetter = {
  id: string;
  billId: string;
  letter: Letter;
  writtenOn: Day;
  contents: LetterContents;
  sent?: { on: Day; by: SentBy };
};

/** Keeps a letter as it is written. The same id twice keeps one. @throws AppError */
export async function keepLetter({ id, billId, sent, ...rest }: NewLetter): Promise<void> {
  const supabase = await loadSupabase();
  const row = {
    ...{ id, bill_id: billId, letter: rest.letter, written_on: rest.writtenOn },
    contents: rest.contents satisfies Json,
    ...(sent && { sent_on: sent.on, sent_by: sent.by }),
  };
  await dataOf(
    supabase
      .from('bill_letters')
      .upsert(row, { onConflict: 'id', ignoreDuplicates: true })
      .abortSignal(timeout()),
  );
}

type Json = Database['public']['Tables']['bill_letters']['Insert']['contents'];

export type LetterChanges =
  | { sent: { on: Day; by: SentBy } }
  | { answer: { on: Day; result: Result; newAmount: Cents | undefined } };

/** Records how a letter was sent, or what the answer was. @throws AppError */
export async function changeLetter(id: string, changes: LetterChanges): Promise<void> {
  const supabase = await loadSupabase();
  const row =
    'sent' in changes
      ? { sent_on: changes.sent.on, sent_by: changes.sent.by }
      : {
          answered_on: changes.answer.on,
          result: changes.answer.result,
          new_amount_cents: changes.answer.newAmount ?? null,
        };
  await dataOf(supabase.from('bill_letters').update(row).eq('id', id).abortSignal(timeout()));
}

/** Deletes a letter that was not sent. @throws AppError */
export async function deleteLetter(id: string): Promise<void> {
  const supabase = await loadSupabase();
  await dataOf(supabase.from('bill_letters').delete().eq('id', id).abortSignal(timeout()));
}
