/** A refusal of a function of the backend: its code, and its words in the language of the page. */
export class FunctionRefusal extends Error {
  override name = 'FunctionRefusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
