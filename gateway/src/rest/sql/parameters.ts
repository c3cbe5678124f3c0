/** A value in the form that PostgreSQL's protocol transmits, which is text or bytes. */
export type Value = string | Buffer;

/**
 * Collects the values of a statement. Values are sent separately from the text, never inside it.
 */
export class Parameters {
  readonly values: Value[] = [];

  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: Value | number): string {
    this.values.push(typeof value === 'number' ? String(value) : value);
    return `$${this.values.length}`;
  }
}

/** A statement's text with the values of its placeholders. */
export type Statement = {
  text: string;
  values: Value[];
};
