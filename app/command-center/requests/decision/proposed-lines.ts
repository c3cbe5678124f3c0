import type { LineResult } from '#rules/engine/types';
import type { Bill, Proposal } from '~/command-center/requests/review/review-types';

/** A line of a bill with what the proposal says about it. */
export type ProposedLine = {
  id: string;
  provider: string;
  day: string;
  description: string;
  charge: number;
  result: LineResult;
};

/** The lines of the bills with their proposal; those that need a decision are first. */
export function proposedLines(bills: readonly Bill[], proposal: Proposal): ProposedLine[] {
  const results = new Map(proposal.lines.map((result) => [result.lineId, result]));
  const lines = bills.flatMap(({ provider, lines: own }) =>
    own.flatMap((line) => {
      const result = results.get(line.id);
      if (!result) return [];
      const { id, service_date: day, description, charge_cents: charge } = line;
      return [{ id, provider, day, description, charge, result }];
    }),
  );
  return lines.toSorted((a, b) => Number(isUndecided(b.result)) - Number(isUndecided(a.result)));
}

export function isUndecided({ parts }: LineResult): boolean {
  return parts.some(({ kind }) => kind === 'undecided');
}
