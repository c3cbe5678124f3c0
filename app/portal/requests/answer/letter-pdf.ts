import { rulesPages } from '~/content/rules/rules-pages';
import { type Page, pathFor } from '~/paths';
import { type Flow, flowOn } from '~/shared/documents/flow';
import { footer, letterhead } from '~/shared/documents/letterhead';
import { color, createPdf, type PdfDocument, pageSize } from '~/shared/documents/pdf-document';
import type { Language } from '~/shared/i18n/language';
import type { LetterTexts } from '~/shared/letter/writer';
import type {
  WrittenEntry,
  WrittenGroup,
  WrittenLetter,
  WrittenPayments,
} from '~/shared/letter/written-letter';

type LetterDocument = {
  letter: WrittenLetter;
  number: string;
  language: Language;
  t: LetterTexts;
};

const { margin, width, height } = pageSize;

/** The letter on letter-size pages, in the page's language and words. */
export async function letterPdf({ letter, number, language, t }: LetterDocument) {
  const paper = await createPdf(letter.title, language);
  letterhead(paper);
  const flow = flowOn(paper, 134);
  const heading = (text: string) => {
    flow.space(18);
    flow.keep(60);
    flow.text('H2', text, { size: 14, bold: true });
    flow.space(6);
  };

  flow.text('H1', letter.title, { size: 19, bold: true });
  flow.space(4);
  if (letter.replaced) flow.text('P', letter.replaced, { bold: true, color: color.danger });
  if (letter.secondReading) flow.text('P', letter.secondReading, { bold: true });
  for (const { label, value } of letter.facts) {
    flow.text('P', `${label}: ${value}`, { size: 9.5, color: color.muted });
  }
  flow.space(12);
  flow.text('P', letter.greeting);
  flow.text('P', letter.outcome, { size: 12, bold: true });
  flow.space(10);
  for (const { label, amount, name } of letter.amounts) {
    const isAnswer = name === 'shared' || name === 'yours';
    flow.space(isAnswer ? 6 : 2);
    flow.row('P', label, amount, { size: isAnswer ? 14 : 11, bold: isAnswer });
  }
  flow.space(8);
  flow.text('P', letter.summary);
  if (letter.message) {
    heading(t('message'));
    flow.text('P', letter.message);
  }
  const detail = () => {
    heading(letter.detailTitle);
    flow.text('P', t('detail.text'), { size: 9.5, color: color.muted });
    for (const text of letter.decided) flow.text('P', text);
    for (const group of letter.groups) groupOf(paper, flow, group, { language, t });
    flow.space(6);
    flow.text('P', t('rules.text'), { size: 9.5, color: color.muted });
  };
  // As on the page: a "no" begins with its reason.
  if (letter.beginsWithReason) detail();
  if (letter.steps) {
    heading(t('steps.title'));
    list(paper, flow, letter.steps, (index) => `${index + 1}.`);
  }
  if (letter.week) {
    heading(t('hardNews:week'));
    const texts = letter.week.map(({ text, link }) =>
      link ? `${text} (${addressOf(link, language)})` : text,
    );
    list(paper, flow, texts, () => '•');
  }
  if (!letter.beginsWithReason) detail();
  if (letter.payments) {
    heading(t('payments.title'));
    paymentsTable(paper, flow, letter.payments, t);
  }
  if (letter.disagree) {
    heading(t('disagree.title'));
    flow.text('P', letter.disagree);
    flow.text('P', t('disagree.where', { number }));
  }
  // The footer's height.
  flow.keep(80);
  footer(paper, t('common:legalNotice.short'));
  numberPages(paper, t);
  return { file: paper.pdf.output('blob'), name: `${t('file')}-${number}.pdf` };
}

function list(
  { tags, write }: PdfDocument,
  flow: Flow,
  items: readonly string[],
  labelOf: (index: number) => string,
) {
  tags.group('L', () => {
    for (const [index, item] of items.entries()) {
      flow.keep(30);
      tags.group('LI', () => {
        flow.place((y) => {
          tags.part('Lbl', () => write(labelOf(index), margin + 2, y, { bold: true }));
        });
        flow.text('LBody', item, { indent: 16 });
      });
      flow.space(4);
    }
  });
}

function groupOf(
  paper: PdfDocument,
  flow: Flow,
  group: WrittenGroup,
  { language, t }: Pick<LetterDocument, 'language' | 't'>,
) {
  flow.space(12);
  flow.keep(70);
  flow.row('H3', group.title, group.amount, { size: 11.5, bold: true });
  flow.decorate((y) => line(paper, y - 9, color.ink));
  flow.space(6);
  for (const entry of group.entries) {
    const amount = group.entries.length > 1 ? entry.amount : '';
    const reason = entry.isDecided ? `${t('entry.decided')} ${entry.reason}` : entry.reason;
    flow.keep(40);
    if (amount) flow.row('P', reason, amount);
    else flow.text('P', reason);
    flow.text('P', ruleOf(entry, language, t), { size: 9, color: color.muted });
    flow.space(2);
    paper.tags.group('L', () => {
      for (const { text, amount: cents } of entry.lines) {
        paper.tags.group('LI', () => {
          flow.row('LBody', text, cents, { size: 9.5, color: color.muted });
        });
      }
    });
    flow.space(8);
  }
}

/** The rule with its address, because paper has no links. */
function ruleOf({ rule }: WrittenEntry, language: Language, t: LetterTexts): string {
  const address = addressOf({ to: rulesPages[rule.tab], hash: rule.anchor }, language);
  return `${t('entry.rule')} ${rule.title} (${address})`;
}

function addressOf({ to, hash }: { to: Page; hash?: string }, language: Language): string {
  return `${location.host}${pathFor(to, language, hash)}`;
}

function line({ pdf }: PdfDocument, y: number, ink: string) {
  pdf.setDrawColor(ink);
  pdf.setLineWidth(0.75);
  pdf.line(margin, y, width - margin, y);
}

function numberPages({ pdf, tags, write }: PdfDocument, t: LetterTexts) {
  const count = pdf.getNumberOfPages();
  for (let page = 1; count > 1 && page <= count; page += 1) {
    pdf.setPage(page);
    tags.decoration(() => {
      const look = { size: 8.5, color: color.muted, align: 'right' } as const;
      write(t('page', { page, count }), width - margin, height - 24, look);
    });
  }
}

const columns = {
  date: pageSize.margin,
  text: pageSize.margin + 110,
  amount: pageSize.width - pageSize.margin,
};
const textWidth = 280;

/** The payments as a table, and their sum in words. */
function paymentsTable(
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
