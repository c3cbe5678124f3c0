import { errorMessageKey } from '~/shared/backend/app-error';

type Reason = 'passwordWrong' | 'codeWrong';

/** The password or the code was not right. */
export class FactorRefusal extends Error {
  override name = 'FactorRefusal';
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

/** The key of what to tell when something about the second factor did not work. */
export function factorProblem(error: unknown) {
  if (error instanceof FactorRefusal) return `manageAccount:refusals.${error.reason}` as const;
  return `errors:${errorMessageKey(error)}` as const;
}
