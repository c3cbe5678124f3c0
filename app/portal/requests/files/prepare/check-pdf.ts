import { refuse } from './refusal';

/** Dictionaries of a PDF that were compressed together. More than this is a decompression bomb. */
const maxInflatedBytes = 30_000_000;

const stream = /stream\r?\n/g;
const program = /\/(?:JavaScript|JS|Launch)(?![A-Za-z0-9])/;
const encryption = /\/Encrypt(?![A-Za-z0-9])/;

/**
 * Refuses a PDF that asks for a password, runs programs, or arrived incomplete. Reads the
 * dictionaries of the file, also compressed ones, but no page: that would take a library of 400 kB.
 * It saves the member a rejected document; it is not a defense against attackers.
 * @throws Refusal
 */
export async function checkPdf(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const text = new TextDecoder('latin1').decode(bytes);
  if (!text.includes('startxref')) throw refuse('pdfDamaged');
  const { outside, packed } = split(text);
  if (encryption.test(outside)) throw refuse('pdfProtected');
  if (program.test(plainNames(outside))) throw refuse('pdfScript');
  let left = maxInflatedBytes;
  for (const { start, end } of packed) {
    const inflated = await inflate(bytes.subarray(start, end), left);
    left -= inflated.length;
    if (left <= 0) throw refuse('pdfDamaged');
    if (program.test(plainNames(inflated))) throw refuse('pdfScript');
  }
}

type Range = { start: number; end: number };

/** The text outside streams, and the streams that contain compressed dictionaries. */
function split(text: string): { outside: string; packed: Range[] } {
  const packed: Range[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const match of text.matchAll(stream)) {
    if (match.index < at || text.startsWith('end', match.index - 3)) continue;
    const head = text.slice(at, match.index);
    const start = match.index + match[0].length;
    const found = text.indexOf('endstream', start);
    const end = found < 0 ? text.length : found;
    const dictionary = head.slice(head.lastIndexOf(' obj'));
    if (/\/ObjStm/.test(plainNames(dictionary))) packed.push({ start, end });
    parts.push(head);
    at = end;
  }
  return { outside: [...parts, text.slice(at)].join(' '), packed };
}

/** Names may write any character as its number: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(parseInt(code, 16)));
}

/** What can be inflated; bytes after the compressed ones end it, as the line break before the end. */
async function inflate(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> {
  const decoder = new TextDecoder('latin1');
  let text = '';
  // Old Safari cannot inflate: the dictionaries outside streams were checked.
  if (typeof DecompressionStream === 'undefined') return text;
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate'))
    .getReader();
  try {
    while (text.length < most) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    // Bytes after the compressed ones, or another compression: readers show what they understand.
    return text;
  } finally {
    await reader.cancel().catch(ignore);
  }
  return text;
}

/** A stream that failed cannot be canceled. */
function ignore(): undefined {
  return undefined;
}
