import { brand } from '~/shared/brand/brand';
import { color, type PdfDocument, pageSize } from './pdf-document';

/** The band at the top of a page: the organization's name and address. */
export function letterhead({ pdf, tags, write }: PdfDocument) {
  tags.decoration(() => {
    pdf.setFillColor(color.dark);
    pdf.rect(0, 0, pageSize.width, 86, 'F');
    mark({ pdf });
    write(brand.name, pageSize.margin + 42, 54, { size: 20, bold: true, color: color.paper });
  });
}

/** The logo of `shared/chrome/logo.tsx`, at one point per unit. */
function mark({ pdf }: Pick<PdfDocument, 'pdf'>) {
  const [x, y] = [pageSize.margin - 2, 24];
  const roof = (points: [number, number][]) => {
    const [first, ...rest] = points;
    if (!first) return;
    let from = first;
    const steps = rest.map((to) => {
      const step = [to[0] - from[0], to[1] - from[1]];
      from = to;
      return step;
    });
    pdf.lines(steps, x + first[0] * 0.9, y + first[1] * 0.9, [0.9, 0.9], 'F', true);
  };
  pdf.setFillColor(color.paper);
  roof([
    [2, 38],
    [2, 18],
    [12, 8],
    [20, 17.5],
    [20, 29.5],
    [12, 20.3],
    [10, 22.5],
    [10, 38],
  ]);
  pdf.setFillColor('#8fc3ac');
  roof([
    [38, 38],
    [38, 18],
    [28, 8],
    [20, 17.5],
    [20, 29.5],
    [28, 20.3],
    [30, 22.5],
    [30, 38],
  ]);
  pdf.setFillColor(color.accent);
  pdf.circle(x + 20 * 0.9, y + 6.8 * 0.9, 4.6 * 0.9, 'F');
}

/** The footer of the last page: the signer, and that this is not insurance. */
export function footer({ pdf, tags, write }: PdfDocument, notInsurance: string) {
  const { margin, width, height } = pageSize;
  const { office, legalEntity, phone, email } = brand;
  const top = height - 108;
  tags.decoration(() => {
    pdf.setDrawColor(color.line);
    pdf.setLineWidth(1);
    pdf.line(margin, top, width - margin, top);
  });
  const small = { size: 8.5, color: color.muted, width: width - 2 * margin };
  const address = `${office.street}, ${office.city}, ${office.state} ${office.zipCode}`;
  tags.part('P', () => {
    write(`${legalEntity} · ${address}`, margin, top + 20, small);
  });
  tags.part('P', () => {
    write(`${phone.display} · ${email.support}`, margin, top + 33, small);
  });
  tags.part('P', () => {
    write(notInsurance, margin, top + 52, small);
  });
}
