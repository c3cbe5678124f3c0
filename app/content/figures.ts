/**
 * Where a figure comes from: `spec` may not change, `sourced` is what comparable communities
 * publish, `draft` is ours and waits for the operator.
 */
type FigureStatus = 'spec' | 'sourced' | 'draft';

type Figure = {
  value: number;
  unit: 'usd' | 'days' | 'months' | 'sessions' | 'episodes' | 'minutes';
  status: FigureStatus;
};

/** Every figure that the pages tell, once, by its id. No figure is typed into a sentence. */
export const figures = {
  iuaLow: { value: 1500, unit: 'usd', status: 'spec' },
  iuaMiddle: { value: 3000, unit: 'usd', status: 'spec' },
  iuaHigh: { value: 6000, unit: 'usd', status: 'spec' },
  iuaExampleBill: { value: 12_000, unit: 'usd', status: 'draft' },
  requestDeadline: { value: 6, unit: 'months', status: 'sourced' },
  plannedCareNotice: { value: 15, unit: 'days', status: 'draft' },
  maternityPrenatal: { value: 5000, unit: 'usd', status: 'spec' },
  maternityConception: { value: 30, unit: 'days', status: 'spec' },
  recoverySessions: { value: 35, unit: 'sessions', status: 'sourced' },
  recoveryAmount: { value: 7500, unit: 'usd', status: 'sourced' },
  showEpisodes: { value: 50, unit: 'episodes', status: 'spec' },
  showMinutes: { value: 15, unit: 'minutes', status: 'spec' },
} as const satisfies Record<string, Figure>;
