import { letterhead } from './letterhead';
import { lineHeight, type PdfDocument, pageSize, type TextOptions } from './pdf-document';
import type { Role } from './structure';

const { margin, width, height } = pageSize;

/** The baselines of the first and the last line on a page. */
const firstLine = 128;
const lastLine = height - 64;

/** Text that flows down a page, and on to the next one. */
export type Flow = {
  /** Moves down. */
  space: (points: number) => void;
  /** Begins a page if this height does not fit. */
  keep: (points: number) => void;
  /** A text of any length. Each page has its own element. */
  text: (role: Role, text: string, options?: TextOptions & { indent?: number }) => void;
  /** A text of at most a page with an amount at the right edge, in two elements. */
  row: (role: Role, text: string, amount: string, options?: TextOptions) => void;
  /** What `draw` writes at the current height. */
  place: (draw: (y: number) => void) => void;
  /** What `draw` draws at the current height; screen readers skip it. */
  decorate: (draw: (y: number) => void) => void;
};

/** Begins a flow at a baseline. Further pages have the letterhead, unless a member writes the text. */
export function flowOn(paper: PdfDocument, top: number, { hasLetterhead = true } = {}): Flow {
  const { pdf, tags, write, split } = paper;
  let y = top;
  const keep = (points: number) => {
    if (y + points <= lastLine) return;
    pdf.addPage();
    if (hasLetterhead) letterhead(paper);
    y = hasLetterhead ? firstLine : top;
  };
  const writeLines = (role: Role, lines: string[], x: number, look: TextOptions) => {
    const size = look.size ?? 10.5;
    for (let rest = lines; rest.length > 0; ) {
      keep(0);
      const room = Math.max(1, Math.floor((lastLine - y) / (size * lineHeight)) + 1);
      const here = rest.slice(0, room);
      tags.part(role, () => {
        y += write(here, x, y, look);
      });
      rest = rest.slice(room);
    }
  };
  return {
    keep,
    space: (points) => {
      y += points;
    },
    text: (role, text, { indent = 0, ...options } = {}) => {
      const look = { ...options, width: options.width ?? width - 2 * margin - indent };
      writeLines(role, split(text, look), margin + indent, look);
    },
    row: (role, text, amount, options = {}) => {
      const look = { ...options, width: width - 2 * margin - 120 };
      const lines = split(text, look);
      keep((lines.length - 1) * (look.size ?? 10.5) * lineHeight);
      const start = y;
      writeLines(role, lines, margin, look);
      tags.part(role, () => {
        write(amount, width - margin, start, { ...options, align: 'right' });
      });
    },
    place: (draw) => draw(y),
    decorate: (draw) => tags.decoration(() => draw(y)),
  };
}
