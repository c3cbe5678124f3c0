import type { Flow } from '~/shared/documents/flow';
import { color, type PdfDocument, pageSize } from '~/shared/documents/pdf-document';
import type { LetterTexts } from './writer';
import type { WrittenPayments } from './written-letter';

const columns = {
  date: pageSize.margin,
  text: pageSize.margin + 110,
  amount: pageSize.width - pageSize.margin,
};
const textWidth = 280;

/** The payments as a table, and their sum in words. */
export function paymentsTable(
  { tags, write, split }: PdfDocument,
  flow: Flow,
  { rows, sum }: WrittenPayments,
  t: LetterTexts,
) {
  const row = (
    role: 'TH' | 'TD',
    date: string,
    text: string,
    amount: string,
    look: { size: number; color?: string; bold?: boolean },
  ) => {
    const lines = split(text, { ...look, width: textWidth });
    flow.keep(lines.length * look.size * 1.4);
    tags.group('TR', () => {
      flow.place((y) => {
        tags.part(role, () => write(date, columns.date, y, look));
        tags.part(role, () => write(lines, columns.text, y, look));
        tags.part(role, () => {
          write(amount, columns.amount, y, { ...look, align: 'right' });
        });
      });
    });
    flow.space(lines.length * look.size * 1.4 + 4);
  };
  if (rows.length > 0) {
    tags.group('Table', () => {
      const names = (['date', 'payment', 'amount'] as const).map((name) =>
        t(`payments.columns.${name}`),
      );
      const [date = '', payment = '', amount = ''] = names;
      row('TH', date, payment, amount, { size: 9, bold: true, color: color.muted });
      for (const one of rows) row('TD', one.date, one.text, one.amount, { size: 9.5 });
    });
  }
  flow.text('P', sum, { bold: true });
}
