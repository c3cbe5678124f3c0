/** Why a file cannot be prepared. Each has a message that says what to do. */
export type PreparationRefusal =
  | 'empty'
  | 'unknownType'
  | 'heic'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'unreadable'
  | 'pdfDamaged'
  | 'pdfProtected'
  | 'pdfScript';

/** A file that the member must replace. */
export class Refusal extends Error {
  readonly reason: PreparationRefusal;

  constructor(reason: PreparationRefusal) {
    super(reason);
    this.reason = reason;
  }
}

export function refuse(reason: PreparationRefusal): Refusal {
  return new Refusal(reason);
}
