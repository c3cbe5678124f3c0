/**
 * A startup failure that the operator can fix. The message is one line that states the cause and
 * its location. It is printed without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
