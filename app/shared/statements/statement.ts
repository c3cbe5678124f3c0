import type { Answer } from '../../../supabase/contracts/answers';

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

export type OpenBooks = Answer<'open_books'>;
export type Statement = OpenBooks['statements'][number];
export type FigureValue = Statement['figures'][FigureName];
export type Correction = OpenBooks['corrections'][number];

/** Why a figure changed, as a text explains it. What was requested changes when bills are entered. */
export function correctionReason({ figure, reason }: Correction): Correction['reason'] | 'bills' {
  return figure === 'requested' && reason !== 'typed' ? 'bills' : reason;
}

const amounts: ReadonlySet<FigureName> = new Set([...figureGroups.in, ...figureGroups.out]);

/** Whether a figure is an amount of money, in cents. */
export function isAmount(figure: FigureName): boolean {
  return amounts.has(figure);
}
