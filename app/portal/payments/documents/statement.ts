import {
  note,
  type Payment,
  statusLabel,
  statusTone,
  totalPaid,
  typeLabel,
} from '~/portal/payments/payment';
import { footer, letterhead } from '~/shared/documents/letterhead';
import { color, createPdf, type PdfDocument, pageSize } from '~/shared/documents/pdf-document';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';

type Statement = {
  /** All payments due in the year, the earliest first. */
  payments: Payment[];
  year: number;
  member: { number: string; name: string };
  language: Language;
  t: Translate<['billing', 'common']>;
};

const columns = { due: pageSize.margin, what: 166, paid: 324, status: 420, amount: 558 };
const lastLine = pageSize.height - 140;

/** A year's payments on as many letter-size pages as needed, in the page's language. */
export async function statement({ payments, year, member, language, t }: Statement) {
  const title = t('billing:statement.title', { year });
  const paper = await createPdf(`${title} · ${member.name}`, language);
  const { pdf, tags, write } = paper;
  const { margin, width } = pageSize;
  letterhead(paper);

  tags.part('H1', () => {
    write(title, margin, 142, { size: 24, bold: true });
  });
  tags.part('P', () => {
    write(member.name, margin, 166, { size: 11, bold: true });
  });
  tags.part('P', () => {
    write(t('billing:statement.memberNumber', { number: member.number }), margin, 182, {
      size: 9.5,
      color: color.muted,
    });
  });
  tags.decoration(() => {
    pdf.setFillColor(color.pale);
    pdf.roundedRect(margin, 204, width - 2 * margin, 58, 12, 12, 'F');
  });
  tags.part('P', () => {
    write(t('billing:summary.paid', { year }), margin + 20, 238, { size: 11, bold: true });
    const total = formatMoney(totalPaid(payments, year), language);
    write(total, width - margin - 20, 240, { size: 18, bold: true, align: 'right' });
  });

  // A year of monthly payments, with a note or two, fits on one page.
  let y = 288;
  tags.group('Table', () => {
    y = tableHead(paper, t, y);
    for (const payment of payments) {
      if (y > lastLine) {
        pdf.addPage();
        letterhead(paper);
        y = tableHead(paper, t, 128);
      }
      y = row(paper, payment, language, t, y);
    }
  });
  footer(paper, t('common:legalNotice.short'));
  return { file: pdf.output('blob'), name: `${t('billing:statement.file')}-${year}.pdf` };
}

/** Returns the position of the first row. */
function tableHead({ pdf, tags, write }: PdfDocument, t: Statement['t'], y: number): number {
  const look = { size: 9, bold: true, color: color.muted };
  tags.group('TR', () => {
    tags.part('TH', () => write(t('billing:statement.due'), columns.due, y, look));
    tags.part('TH', () => write(t('billing:statement.what'), columns.what, y, look));
    tags.part('TH', () => write(t('billing:statement.paid'), columns.paid, y, look));
    tags.part('TH', () => write(t('billing:statement.status'), columns.status, y, look));
    tags.part('TH', () => {
      write(t('billing:statement.amount'), columns.amount, y, { ...look, align: 'right' });
    });
  });
  tags.decoration(() => rule(pdf, y + 9, color.ink));
  return y + 27;
}

/** Returns the position of the next row. */
function row(
  paper: PdfDocument,
  payment: Payment,
  language: Language,
  t: Statement['t'],
  y: number,
) {
  const { pdf, tags, write } = paper;
  const look = { size: 9.5 };
  const isRefused = statusTone(payment.status) === 'danger';
  const added = note(payment, t, language);
  let height = 0;
  tags.group('TR', () => {
    tags.part('TD', () => write(formatDate(payment.due_date, language), columns.due, y, look));
    tags.part('TD', () => {
      height = write(typeLabel(payment.billing_type, t), columns.what, y, look);
      if (!added) return;
      const small = { size: 8.5, color: color.muted, width: 150 };
      height += write(added, columns.what, y + 12, small);
    });
    tags.part('TD', () => {
      const isPaid = payment.status === 'Paid' && payment.paid_at;
      write(isPaid ? formatDay(isPaid, language) : '–', columns.paid, y, look);
    });
    tags.part('TD', () => {
      const ink = isRefused ? color.danger : color.ink;
      write(statusLabel(payment.status, t), columns.status, y, { ...look, bold: true, color: ink });
    });
    tags.part('TD', () => {
      const amount = formatMoney(payment.amount, language);
      write(amount, columns.amount, y, { ...look, bold: true, align: 'right' });
    });
  });
  const bottom = y + Math.max(height, 13) - 4;
  tags.decoration(() => rule(pdf, bottom, color.line));
  return bottom + 15;
}

function rule(pdf: PdfDocument['pdf'], y: number, ink: string) {
  pdf.setDrawColor(ink);
  pdf.setLineWidth(0.75);
  pdf.line(pageSize.margin, y, pageSize.width - pageSize.margin, y);
}
