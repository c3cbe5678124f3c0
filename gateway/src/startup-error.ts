/**
 * A reason not to start that the operator can act on. Its message is one line that says what is
 * wrong and where; it is printed without a stack.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}
