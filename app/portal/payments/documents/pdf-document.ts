import { jsPDF } from 'jspdf';
import type { Language } from '~/shared/i18n/language';
import regularUrl from './fonts/bricolage-400.ttf?url';
import semiBoldUrl from './fonts/bricolage-600.ttf?url';
import { type Tags, tagged } from './tags';

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

type TextOptions = {
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
  write: (text: string, x: number, y: number, options?: TextOptions) => number;
};

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
  return { pdf, tags: tagged(pdf), write: writer(pdf) };
}

function writer(pdf: jsPDF): PdfDocument['write'] {
  return (text, x, y, options = {}) => {
    const { size = 10.5, bold = false, align = 'left', width } = options;
    pdf.setFont('Bricolage', bold ? 'bold' : 'normal');
    pdf.setFontSize(size);
    pdf.setTextColor(options.color ?? color.ink);
    const lines: string[] = width ? pdf.splitTextToSize(text, width) : [text];
    pdf.text(lines, x, y, { align, lineHeightFactor: 1.4 });
    return lines.length * size * 1.4;
  };
}

/** A font's bytes in the library's format: one character per byte. */
async function load(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
