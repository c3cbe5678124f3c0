import { flowOn } from '~/shared/documents/flow';
import { createPdf } from '~/shared/documents/pdf-document';
import type { WrittenBillLetter } from './write-bill-letter';

/** The letter as a letter-size page to print and sign, in English and without our letterhead. */
export async function billLetterPdf(letter: WrittenBillLetter): Promise<Blob> {
  const paper = await createPdf(letter.subject, 'en');
  const flow = flowOn(paper, 72, { hasLetterhead: false });
  for (const line of letter.sender) flow.text('P', line);
  flow.space(14);
  flow.text('P', letter.date);
  flow.space(14);
  for (const line of letter.receiver) flow.text('P', line);
  flow.space(14);
  flow.text('H1', letter.subject, { size: 12, bold: true });
  for (const line of letter.about) flow.text('P', line);
  flow.space(14);
  flow.text('P', letter.greeting);
  for (const { text, points = [] } of letter.paragraphs) {
    flow.space(8);
    flow.text('P', text);
    for (const point of points) flow.text('P', `• ${point}`, { indent: 14 });
  }
  flow.space(14);
  flow.keep(70);
  flow.text('P', letter.closing);
  // Room for the signature.
  flow.space(36);
  flow.text('P', letter.name);
  return paper.pdf.output('blob');
}
