import type { Bill, BillLine } from '~/command-center/requests/review/review-types';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';
import { type BillDraft, filledLines, type LineDraft } from './bill-draft';
import { countedCares } from './care-codes';
import { FieldReader, type Problems } from './read-field';

export type SavedBill = Omit<Bill, 'request_id' | 'created_at' | 'updated_at' | 'lines'> & {
  lines: BillLine[];
};

const maxLines = 300;

/** Reads what was typed. A bill with any problem is not saved at all. */
export function checkBill(
  draft: BillDraft,
  language: Language,
): { bill: SavedBill } | { problems: Problems } {
  const read = new FieldReader(language, today());
  const lines = filledLines(draft);
  if (lines.length === 0) read.problems['lines.0.charge'] = 'amountRequired';
  const bill = {
    id: draft.id,
    provider: read.text('provider', draft.provider, 200, 'providerRequired'),
    bill_date: draft.billDate.trim() ? read.day('billDate', draft.billDate) : null,
    total_cents: read.amount('total', draft.total, true) ?? 0,
    estimate_cents: read.amount('estimate', draft.estimate),
    file_id: draft.fileId,
    lines: lines.map((line, index) => checkLine(read, line, `lines.${index}.`)),
  };
  if (lines.length > maxLines) read.problems.total = 'tooManyLines';
  return Object.keys(read.problems).length > 0 ? { problems: read.problems } : { bill };
}

/** The lines that could be saved as they are, for the preview. */
export function validLines(draft: BillDraft, language: Language): BillLine[] {
  return filledLines(draft).flatMap((line) => {
    const read = new FieldReader(language, today());
    const checked = checkLine(read, line, '');
    return Object.keys(read.problems).length > 0 ? [] : [checked];
  });
}

function checkLine(read: FieldReader, line: LineDraft, at: string): BillLine {
  const charge = read.amount(`${at}charge`, line.charge, true);
  const discount = read.amount(`${at}discount`, line.discount) ?? 0;
  const otherPayer = read.amount(`${at}otherPayer`, line.otherPayer) ?? 0;
  if (charge !== null && discount > charge) {
    read.problems[`${at}discount`] = 'discountAboveCharge';
  } else if (charge !== null && discount + otherPayer > charge) {
    read.problems[`${at}otherPayer`] = 'otherPayerAboveRest';
  }
  if (!line.care) read.problems[`${at}care`] = 'careRequired';
  const visits = line.care && countedCares.has(line.care) ? line.visits.trim() : '';
  if (visits && !(/^\d{1,3}$/.test(visits) && Number(visits) >= 1 && Number(visits) <= 366)) {
    read.problems[`${at}visits`] = 'visitsInvalid';
  }
  const payer = read.text(`${at}payerName`, line.payerName, 200);
  return {
    id: line.id,
    service_date: read.day(`${at}day`, line.day),
    description: read.text(`${at}description`, line.description, 300, 'descriptionRequired'),
    care: line.care ?? 'unclear',
    charge_cents: charge ?? 0,
    discount_cents: discount,
    other_payer_cents: otherPayer,
    other_payer: otherPayer > 0 ? payer || null : null,
    visits: visits ? Number(visits) : null,
  };
}
