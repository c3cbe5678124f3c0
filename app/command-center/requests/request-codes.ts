/** The codes of the database, in the order in which forms offer them. */

export const outcomes = ['shared', 'partly_shared', 'within_iua', 'not_shared'] as const;

export type Outcome = (typeof outcomes)[number];

export const priorities = ['high', 'medium', 'low'] as const;

export type Priority = (typeof priorities)[number];

export const kinds = ['illness', 'accident', 'maternity', 'prevention', 'death', 'other'] as const;

export const careStages = ['happened', 'ongoing', 'planned'] as const;

export const accidentKinds = ['traffic', 'work', 'other'] as const;

export const answers = ['no', 'yes', 'unsure'] as const;

export const payments = ['unpaid', 'partly', 'paid'] as const;
