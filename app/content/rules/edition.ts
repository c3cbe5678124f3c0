/**
 * The current edition of the rules, the same for both languages. `effective` is a date without a
 * time. A request follows the edition in force on the date of care, so every change of the rules is
 * a new edition.
 */
export const rulesEdition = { number: 1, effective: '2026-01-01', status: 'draft' } as const;
