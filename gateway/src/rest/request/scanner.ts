import { unreadableParameter } from '../request-errors.ts';

/**
 * Reads one query parameter from left to right. Unreadable input causes a PGRST100 error. The error
 * states the column, the text found there and the expected text.
 */
export class Scanner {
  readonly text: string;
  readonly subject: string;
  position = 0;

  /** @param subject the start of the error message, such as `failed to parse filter (eq)`. */
  constructor(text: string, subject: string) {
    this.text = text;
    this.subject = subject;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  /** The next character, or an empty string at the end. */
  get next(): string {
    return this.text.charAt(this.position);
  }

  looksAt(literal: string): boolean {
    return this.text.startsWith(literal, this.position);
  }

  /** Consumes the literal if it is at the current position. */
  take(literal: string): boolean {
    if (!this.looksAt(literal)) return false;
    this.position += literal.length;
    return true;
  }

  /** Consumes the text that a sticky pattern matches at the current position. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text);
    if (!found) return null;
    this.position += found[0].length;
    return found[0];
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`);
  }

  skipBlanks(): void {
    while (this.next === ' ' || this.next === '\t') this.position += 1;
  }

  /** Consumes and returns the remaining text. */
  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  expectEnd(expecting: string): void {
    if (!this.done) this.fail(expecting);
  }

  fail(expecting: string): never {
    const found = this.done
      ? 'unexpected end of input'
      : `unexpected ${JSON.stringify(String.fromCodePoint(this.text.codePointAt(this.position) ?? 0))}`;
    throw unreadableParameter(
      `"${this.subject}" (line 1, column ${this.position + 1})`,
      `${found} expecting ${expecting}`,
    );
  }
}
