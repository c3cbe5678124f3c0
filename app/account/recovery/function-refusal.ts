import { errorMessageKey } from '~/shared/backend/app-error';

/** A refusal of a function of the backend: its code, and its words in the language of the page. */
export class FunctionRefusal extends Error {
  override name = 'FunctionRefusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Writes down what nobody foresaw. What has words is told to the member, and is no news. */
export function logUnknown(error: unknown): void {
  if (error instanceof FunctionRefusal || errorMessageKey(error) !== 'unexpected') return;
  console.warn('Password reset:', error);
}
