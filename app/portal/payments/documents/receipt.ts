import { note, type Payment, statusLabel, typeLabel } from '~/portal/payments/payment';
import { footer, letterhead } from '~/shared/documents/letterhead';
import { color, createPdf, pageSize } from '~/shared/documents/pdf-document';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import type { Translate } from '~/shared/i18n/message-keys';

type Receipt = {
  payment: Payment;
  member: { number: string; name: string };
  language: Language;
  t: Translate<['billing', 'common']>;
};

/** The receipt of one payment: a letter-size page in the page's language. */
export async function receipt({ payment, member, language, t }: Receipt) {
  const title = t('billing:receipt.title');
  const paper = await createPdf(`${title} · ${member.name}`, language);
  const { pdf, tags, write } = paper;
  const { margin, width } = pageSize;
  const paidOn = payment.paid_at && formatDay(payment.paid_at, language);
  letterhead(paper);

  tags.part('H1', () => {
    write(title, margin, 142, { size: 24, bold: true });
  });
  tags.decoration(() => {
    pdf.setFillColor(color.pale);
    pdf.roundedRect(margin, 168, width - 2 * margin, 92, 12, 12, 'F');
  });
  tags.part('P', () => {
    write(formatMoney(payment.amount, language), margin + 24, 222, { size: 32, bold: true });
  });
  tags.part('P', () => {
    const paid = paidOn
      ? t('billing:receipt.paidOn', { date: paidOn })
      : statusLabel(payment.status, t);
    write(paid, margin + 24, 243, { size: 11, bold: true, color: color.green });
  });

  const added = note(payment, t, language);
  const facts = [
    [t('billing:receipt.member'), member.name],
    [t('billing:receipt.memberNumber'), member.number],
    [t('billing:receipt.for'), typeLabel(payment.billing_type, t)],
    ...(added ? [[t('billing:receipt.note'), added]] : []),
    [t('billing:receipt.due'), formatDate(payment.due_date, language)],
    ...(payment.payment_method
      ? [[t('billing:receipt.method'), methodOf(payment, payment.payment_method)]]
      : []),
    [t('billing:receipt.number'), payment.id],
  ] as const;
  let y = 300;
  for (const [label = '', value = ''] of facts) {
    tags.part('P', () => {
      write(label, margin, y, { color: color.muted });
      y += write(value, margin + 170, y, { bold: true, width: width - 2 * margin - 170 });
    });
    y += 5;
    tags.decoration(() => {
      pdf.setDrawColor(color.line);
      pdf.setLineWidth(0.75);
      pdf.line(margin, y - 9, width - margin, y - 9);
    });
    y += 13;
  }
  footer(paper, t('common:legalNotice.short'));
  return {
    file: pdf.output('blob'),
    name: `${t('billing:receipt.file')}-${payment.due_date}.pdf`,
  };
}

function methodOf({ payment_method_last4: digits }: Payment, method: string): string {
  return digits ? `${method} •••• ${digits}` : method;
}
