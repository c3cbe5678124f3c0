/** The figures of a statement, in the groups in which the page shows them. */
export const figureGroups = {
  in: ['contributions', 'administration', 'gifts', 'fund_used', 'fund'],
  out: ['requested', 'eligible', 'shared', 'not_shared', 'paid', 'waiting'],
  requests: [
    'received',
    'answered',
    'median_days',
    'open_documents',
    'open_review',
    'open_second_reading',
    'open_answered',
    'open_payment',
  ],
  community: ['households', 'people'],
} as const;

export type GroupName = keyof typeof figureGroups;

export type FigureName = (typeof figureGroups)[GroupName][number];

export const groupNames = Object.keys(figureGroups) as GroupName[];

export const figureNames: readonly FigureName[] = groupNames.flatMap((name) => figureGroups[name]);

/**
 * A published figure: cents, a count or days. `hidden` if fewer than 11 households stand behind it,
 * `not_held` if nobody knows it, null if there was nothing to measure.
 */
export type FigureValue = number | 'hidden' | 'not_held' | null;

export type Statement = {
  /** The first day of the month. */
  month: string;
  frozen_on: string;
  figures: Record<FigureName, FigureValue>;
};

export type Correction = {
  id: string;
  month: string;
  figure: FigureName | null;
  before: number | null;
  after: number | null;
  is_hidden: boolean;
  reason: 'late' | 'reversal' | 'typed';
  reason_pt: string | null;
  reason_en: string | null;
  published_on: string;
};

/** The published statements, the latest first, and all corrections. */
export type OpenBooks = { statements: readonly Statement[]; corrections: readonly Correction[] };

/** Why a figure changed, as a text explains it. What was requested changes when bills are entered. */
export function correctionReason({ figure, reason }: Correction): Correction['reason'] | 'bills' {
  return figure === 'requested' && reason !== 'typed' ? 'bills' : reason;
}

const amounts: ReadonlySet<FigureName> = new Set([...figureGroups.in, ...figureGroups.out]);

/** Whether a figure is an amount of money, in cents. */
export function isAmount(figure: FigureName): boolean {
  return amounts.has(figure);
}
