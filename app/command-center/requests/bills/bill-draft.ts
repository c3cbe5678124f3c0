import { useEffect, useReducer, useState } from 'react';
import type { Care } from '#rules/engine/care';
import { useDraft } from '~/command-center/kit/editor/use-draft';
import { typedAmount } from '~/command-center/kit/typed-amount';
import type { Bill } from '~/command-center/requests/review/review-types';
import { newId } from '~/shared/browser/new-id';
import type { Language } from '~/shared/i18n/language';
import { typedDay } from './typed-day';

/** A line as it is typed. */
export type LineDraft = {
  id: string;
  day: string;
  description: string;
  care: Care | null;
  charge: string;
  discount: string;
  otherPayer: string;
  payerName: string;
  visits: string;
};

/** A bill as it is typed. `seenAt` is the version that it changes; null for a new bill. */
export type BillDraft = {
  id: string;
  seenAt: string | null;
  /** The patient on the bill; null for the person of the request. */
  personId: string | null;
  provider: string;
  billDate: string;
  total: string;
  estimate: string;
  fileId: string | null;
  lines: LineDraft[];
};

/** A line that continues the previous one: same day, description and care. */
function nextLine(previous?: LineDraft): LineDraft {
  return {
    id: newId(),
    day: previous?.day ?? '',
    description: previous?.description ?? '',
    care: previous?.care ?? null,
    charge: '',
    discount: '',
    otherPayer: '',
    payerName: previous?.payerName ?? '',
    visits: '',
  };
}

export function newBill(provider: string, day: string, fileId: string | null): BillDraft {
  const line = { ...nextLine(), day };
  return {
    id: newId(),
    seenAt: null,
    personId: null,
    provider,
    billDate: '',
    total: '',
    estimate: '',
    fileId,
    lines: [line],
  };
}

export function draftOf(bill: Bill, language: Language): BillDraft {
  const amount = (cents: number | null) => typedAmount(cents, language);
  return {
    id: bill.id,
    seenAt: bill.updated_at,
    personId: null,
    provider: bill.provider,
    billDate: typedDay(bill.bill_date, language),
    total: amount(bill.total_cents),
    estimate: amount(bill.estimate_cents),
    fileId: bill.file_id,
    lines: bill.lines.map((line) => ({
      id: line.id,
      day: typedDay(line.service_date, language),
      description: line.description,
      care: line.care,
      charge: amount(line.charge_cents),
      discount: amount(line.discount_cents || null),
      otherPayer: amount(line.other_payer_cents || null),
      payerName: line.other_payer ?? '',
      visits: line.visits === null ? '' : String(line.visits),
    })),
  };
}

/** The lines without a last one that has no amount yet. */
export function filledLines({ lines }: BillDraft): LineDraft[] {
  const last = lines.at(-1);
  const isBlank = last && !last.charge && !last.discount && !last.otherPayer;
  return isBlank ? lines.slice(0, -1) : lines;
}

type Step =
  | { set: Partial<BillDraft> }
  | { line: string; set: Partial<LineDraft> }
  | { add: true }
  | { remove: string }
  | { restore: { line: LineDraft; index: number } };

function step(draft: BillDraft, action: Step): BillDraft {
  const { lines } = draft;
  if ('line' in action) {
    const changed = lines.map((line) =>
      line.id === action.line ? { ...line, ...action.set } : line,
    );
    return { ...draft, lines: changed };
  }
  if ('set' in action) return { ...draft, ...action.set };
  if ('add' in action) return { ...draft, lines: [...lines, nextLine(lines.at(-1))] };
  if ('remove' in action) {
    const left = lines.filter(({ id }) => id !== action.remove);
    return { ...draft, lines: left.length > 0 ? left : [nextLine()] };
  }
  const { line, index } = action.restore;
  return { ...draft, lines: lines.toSpliced(index, 0, line) };
}

/**
 * A bill while it is typed, with its draft.
 * @param key the bill, or the request of a new one.
 */
export function useBillDraft(key: string, start: () => BillDraft) {
  const [first] = useState(start);
  const [draft, dispatch] = useReducer(step, first);
  const isDirty = contentOf(draft) !== contentOf(first);
  const stored = useDraft<BillDraft>(`bill:${key}`, () => (isDirty ? draft : undefined));
  const kept = stored.restored?.value;
  useEffect(() => {
    if (kept) dispatch({ set: kept });
  }, [kept]);
  const reset = () => dispatch({ set: first });
  return { draft, dispatch, stored, reset };
}

export type BillSteps = ReturnType<typeof useBillDraft>['dispatch'];

function contentOf({ seenAt: _version, ...content }: BillDraft): string {
  return JSON.stringify(content);
}
