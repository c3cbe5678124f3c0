import { errorMessageKey } from '~/shared/backend/app-error';
import { CodedError } from '~/shared/backend/coded-error';

/** A refusal of an edge function. Its `message` is in the language of the page. */
export class FunctionRefusal extends CodedError<string> {
  override name = 'FunctionRefusal';
}

/** Logs an unexpected error. The member sees the message of any other error. */
export function logUnexpected(error: unknown): void {
  if (error instanceof FunctionRefusal || errorMessageKey(error) !== 'unexpected') return;
  console.warn('Password reset:', error);
}
