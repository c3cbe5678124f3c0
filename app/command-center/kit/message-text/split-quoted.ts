import EmailReplyParser from 'email-reply-parser';

/** What the sender wrote, and the earlier messages below it. Together they are the text, unchanged. */
export type SplitText = { own: string; quoted: string };

/** As much as the server stores of an email. */
const longest = 20_000;

/** Longer lines are no headers of a quote. The library's patterns need minutes for some of them. */
const longestLine = 200;

/** Separators that the library does not know. */
const separator =
  /^(?:-{2,} ?Mensagem original ?-{2,}$|(?:De|From): .*\r?\n(?:Enviad[oa](?: em)?|Sent|Date|Data): )/im;

/** A forwarded message is what its sender wants us to read. */
const forwarded =
  /^(?:-{2,} ?(?:Forwarded message|Mensagem encaminhada) ?-{2,}|Begin forwarded message:|Início da mensagem encaminhada:)/im;

/** Words of its patterns that search the whole text, in languages that members do not write. */
const costly = /schreef|skrev|pisze|napisał/g;

/**
 * Splits the text of an email before the earlier messages that end it. Quotes between two answers are
 * part of what the sender wrote. If in doubt, all of it is.
 */
export function splitQuoted(text: string): SplitText {
  const whole = { own: text, quoted: '' };
  if (text.length > longest + 10) return whole;
  const found = separator.exec(text)?.index ?? text.length;
  const start = Math.min(found, startOfQuote(text.slice(0, found)));
  if ((forwarded.exec(text)?.index ?? start) < start) return whole;
  const own = text.slice(0, start).trimEnd();
  return own === '' || start === text.length ? whole : { own, quoted: text.slice(own.length) };
}

/** Where the quote at the end of a text begins; its length if there is none. */
function startOfQuote(text: string): number {
  const readable = readableFor(text);
  const fragments = new EmailReplyParser().read(readable).getFragments();
  let first = fragments.length;
  while (first > 0 && fragments[first - 1]?.isHidden()) first -= 1;
  // A signature is no quote.
  while (first < fragments.length && !fragments[first]?.isQuoted()) first += 1;
  if (first === fragments.length) return text.length;
  const lengths = fragments.map((fragment) => lettersOf(fragment.getContent()));
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
  // The library changes white space only, so letters say where its fragments begin in the text.
  if (sum(lengths) !== lettersOf(text)) return text.length;
  return positionAfter(text, sum(lengths.slice(0, first)));
}

/** The text with the same letters or others in their place, such that the library needs milliseconds. */
function readableFor(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n ?(?:\n ?)+/g, '\n\n')
    .replace(costly, (word) => 'x'.repeat(word.length))
    .split('\n')
    .map((line) => (line.length > longestLine ? line.replace(/(?!^>)\S/g, 'x') : line))
    .join('\n');
}

function lettersOf(text: string): number {
  return text.replace(/\s+/g, '').length;
}

/** The index behind the given number of letters. */
function positionAfter(text: string, letters: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === letters) return index;
    if (/\S/.test(text[index] ?? '')) seen += 1;
  }
  return text.length;
}
