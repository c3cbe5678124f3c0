import { AuthError } from './errors.ts';

const format =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Normalizes an email to its stored form, in lower case.
 * @throws AuthError 400 `validation_failed` if it is not a valid email
 */
export function readEmail(written: string): string {
  if (!written) throw invalid('An email address is required');
  if (written.length > 255) throw invalid('An email address is too long');
  const email = written.toLowerCase();
  if (!format.test(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
