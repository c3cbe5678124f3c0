/** Collects the values of a statement. Values travel beside the text, never inside it. */
export class Parameters {
  readonly values: (string | number | Buffer)[] = [];

  /** Adds a value and returns its placeholder, such as `$3`. */
  add(value: string | number | Buffer): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** A statement's text with the values of its placeholders. */
export interface Statement {
  text: string;
  values: (string | number | Buffer)[];
}
