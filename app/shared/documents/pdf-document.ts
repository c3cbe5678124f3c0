import { jsPDF } from 'jspdf';
import type { Language } from '~/shared/i18n/language';
import regularUrl from './fonts/bricolage-400.ttf?url';
import semiBoldUrl from './fonts/bricolage-600.ttf?url';
import { type Internals, type Part, type Role, writeStructure } from './structure';

/** Colors of the site's theme. */
export const color = {
  ink: '#17261f',
  muted: '#52605a',
  line: '#e3d8c6',
  dark: '#08352a',
  green: '#0e5a43',
  middle: '#1a7357',
  pale: '#dcebe2',
  paper: '#fbf7f0',
  accent: '#d9652f',
  danger: '#9c1f2e',
};

/** The size of a letter page and its margin, in points. */
export const pageSize = { width: 612, height: 792, margin: 54 };

export type TextOptions = {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right';
  /** Breaks the text into lines of this width. */
  width?: number;
};

/** Text and shapes on pages, with the structure that screen readers use. */
export type PdfDocument = {
  pdf: jsPDF;
  tags: Tags;
  /** Writes at a baseline. Returns the height of the lines. */
  write: (text: string | string[], x: number, y: number, options?: TextOptions) => number;
  /** The lines in which `write` writes a text. */
  split: (text: string, options: TextOptions) => string[];
};

/** The height of a line, in font sizes. */
export const lineHeight = 1.4;

/** A document's first page, with the site's typeface, the title and the language. */
export async function createPdf(title: string, language: Language): Promise<PdfDocument> {
  const [regular, semiBold] = await Promise.all([load(regularUrl), load(semiBoldUrl)]);
  const pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true, putOnlyUsedFonts: true });
  pdf.addFileToVFS('regular.ttf', regular);
  pdf.addFont('regular.ttf', 'Bricolage', 'normal');
  pdf.addFileToVFS('semibold.ttf', semiBold);
  pdf.addFont('semibold.ttf', 'Bricolage', 'bold');
  pdf.setProperties({ title });
  pdf.setLanguage(language === 'en' ? 'en-US' : 'pt-BR');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  return { pdf, tags: tagged(pdf), ...writer(pdf) };
}

function writer(pdf: jsPDF): Pick<PdfDocument, 'write' | 'split'> {
  const select = ({ size = 10.5, bold = false, color: ink = color.ink }: TextOptions) => {
    pdf.setFont('Bricolage', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(ink);
    return size;
  };
  const split: PdfDocument['split'] = (text, options) => {
    select(options);
    const known = printable(text);
    return options.width ? pdf.splitTextToSize(known, options.width) : [known];
  };
  const write: PdfDocument['write'] = (text, x, y, options = {}) => {
    const lines = typeof text === 'string' ? split(text, options) : text;
    const size = select(options);
    pdf.text(lines, x, y, { align: options.align ?? 'left', lineHeightFactor: lineHeight });
    return lines.length * size * lineHeight;
  };
  return { write, split };
}

/** Characters that the documents' typeface does not have (`fonts/`). */
const unknown =
  /[^\n\u0020-\u007e\u00a0-\u017f\u2010\u2011\u2013\u2014\u2018-\u201e\u2022\u2026\u202f\u20ac\u2212]+/gu;

/** A text that the typeface can write. What it does not have, such as an emoji, becomes a question mark. */
export function printable(text: string): string {
  return text.normalize('NFC').replace(unknown, '?');
}

/** A font's bytes in the library's format: one character per byte. */
async function load(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Marks headings, tables and cells for screen readers. Unmarked content is decoration. */
type Tags = {
  /** An element that contains the elements opened by `fill`. */
  group: (role: Role, fill: () => void) => void;
  /** An element that contains the text written by `fill`, on one page. */
  part: (role: Role, fill: () => void) => void;
  /** Screen readers skip the content drawn by `fill`. */
  decoration: (fill: () => void) => void;
};

/** Adds the structure tree to a document, which the library does not write. */
function tagged(pdf: jsPDF): Tags {
  const internals = pdf.internal as unknown as Internals;
  const marksOnSheet = new Map<number, number>();
  const root: Part = { role: 'Document', parts: [], mark: undefined };
  let open = root;
  let treeId = 0;

  const within = (role: Role, mark: Part['mark'], fill: () => void) => {
    const part: Part = { role, parts: [], mark };
    const outer = open;
    outer.parts.push(part);
    open = part;
    fill();
    open = outer;
  };

  internals.events.subscribe('putPage', ({ pageNumber }) => {
    internals.out(`/StructParents ${pageNumber - 1} /Tabs /S`);
  });
  internals.events.subscribe('postPutResources', () => {
    treeId = writeStructure(internals, root, pdf.getNumberOfPages());
  });
  internals.events.subscribe('putCatalog', () => {
    internals.out(`/StructTreeRoot ${treeId} 0 R /MarkInfo << /Marked true >>`);
  });

  return {
    group: (role, fill) => within(role, undefined, fill),
    part: (role, fill) => {
      const sheet = internals.getCurrentPageInfo().pageNumber;
      const id = marksOnSheet.get(sheet) ?? 0;
      marksOnSheet.set(sheet, id + 1);
      internals.out(`/${role} << /MCID ${id} >> BDC`);
      within(role, { sheet, id }, fill);
      internals.out('EMC');
    },
    decoration: (fill) => {
      internals.out('/Artifact BMC');
      fill();
      internals.out('EMC');
    },
  };
}
