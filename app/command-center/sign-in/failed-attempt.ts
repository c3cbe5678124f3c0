import { jsonEntry, sessionEntry } from '~/shared/browser/storage';
import type { LoginProblem } from './login-error';

/** A refused login, which the page displays after it has reloaded. */
type FailedAttempt = { email: string; problem: LoginProblem };

const entry = jsonEntry(
  sessionEntry('failed-login'),
  (value): value is FailedAttempt =>
    typeof value === 'object' && value !== null && 'email' in value && 'problem' in value,
);

/**
 * Reloads the page after a refused login, as after a successful one. Without a connection, the page
 * could not be loaded again.
 * @returns false if the page stays
 */
export function reloadAfter(attempt: FailedAttempt): boolean {
  if (!navigator.onLine || !entry.write(attempt)) return false;
  location.reload();
  return true;
}

/** The refused login before the page was loaded, once. */
export function takeFailedAttempt(): FailedAttempt | undefined {
  const attempt = entry.read();
  if (attempt) entry.remove();
  return attempt;
}
