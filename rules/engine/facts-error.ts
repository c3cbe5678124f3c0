export type FactsErrorCode =
  /** Discount and other payer together are above the charge. */
  | 'aboveCharge'
  /** Not whole, negative, or more than ten digits. */
  | 'invalidAmount'
  | 'invalidDate'
  | 'invalidVisits'
  | 'unknownCare'
  | 'unknownPerson'
  | 'duplicateId'
  | 'noIua'
  | 'noEdition'
  | 'missingFigure';

/** Why facts are refused, and the id of the line, condition or person. */
export type FactsError = Error & { name: 'FactsError'; code: FactsErrorCode; id: string };

/** @throws FactsError always. */
export function refuse(code: FactsErrorCode, id: string): never {
  throw Object.assign(new Error(`${code}: ${id}`), { name: 'FactsError', code, id });
}

export function isFactsError(error: unknown): error is FactsError {
  return error instanceof Error && error.name === 'FactsError';
}
