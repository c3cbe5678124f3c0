/**
 * The source of a figure. `spec` must not change, `sourced` is what comparable communities publish,
 * and `draft` is our own and waits for the operator (`npm run content:drafts` lists these).
 */
type FigureStatus = 'spec' | 'sourced' | 'draft';

export type FigureUnit =
  | 'usd'
  | 'days'
  | 'months'
  | 'years'
  | 'sessions'
  | 'visits'
  | 'count'
  | 'phone';

export type Figure = {
  value: number;
  unit: FigureUnit;
  status: FigureStatus;
  /** Shows two decimals even if the amount is whole. */
  cents?: true;
};

const iuaMiddle = 3000;
const exampleBill = 12_000;

/** Every figure on the pages, defined once, by its id. No sentence contains a typed figure. */
export const figures = {
  emergencyNumber: { value: 911, unit: 'phone', status: 'spec' },
  crisisNumber: { value: 988, unit: 'phone', status: 'sourced' },

  iuaLow: { value: 1500, unit: 'usd', status: 'spec', cents: true },
  iuaMiddle: { value: iuaMiddle, unit: 'usd', status: 'spec', cents: true },
  iuaHigh: { value: 6000, unit: 'usd', status: 'spec', cents: true },
  iuaExampleBill: { value: exampleBill, unit: 'usd', status: 'draft', cents: true },
  iuaExampleShared: { value: exampleBill - iuaMiddle, unit: 'usd', status: 'draft', cents: true },
  exampleSmallBill: { value: 900, unit: 'usd', status: 'draft' },
  exampleLargeBill: { value: 48_000, unit: 'usd', status: 'draft' },
  // The calculator's examples. A birth with prenatal care: healthsystemtracker.org (2021 to 2023,
  // $20,416), about a quarter of it before the birth (healthcostinstitute.org). A broken bone:
  // healthcare.gov (up to $7,500).
  exampleErBill: { value: 4800, unit: 'usd', status: 'draft' },
  exampleBirthBill: { value: 20_400, unit: 'usd', status: 'draft' },
  examplePrenatalBill: { value: 5100, unit: 'usd', status: 'draft' },
  exampleArmBill: { value: 7500, unit: 'usd', status: 'draft' },
  iuaSymptomFree: { value: 12, unit: 'months', status: 'sourced' },
  iuaHouseholdCount: { value: 3, unit: 'count', status: 'sourced' },
  iuaHouseholdWindow: { value: 12, unit: 'months', status: 'sourced' },
  iuaHouseholdThreshold: { value: 500, unit: 'usd', status: 'sourced' },
  iuaPaymentDeadline: { value: 6, unit: 'months', status: 'sourced' },
  iuaLowerWait: { value: 60, unit: 'days', status: 'sourced' },

  requestDeadline: { value: 6, unit: 'months', status: 'sourced' },
  plannedCareNotice: { value: 15, unit: 'days', status: 'draft' },
  recordsAsked: { value: 24, unit: 'months', status: 'sourced' },
  estimateDispute: { value: 400, unit: 'usd', status: 'sourced' },
  estimateDisputeDays: { value: 120, unit: 'days', status: 'sourced' },
  reinstatement: { value: 30, unit: 'days', status: 'sourced' },
  childAge: { value: 26, unit: 'years', status: 'sourced' },

  lookBack: { value: 24, unit: 'months', status: 'sourced' },
  lookBackCancer: { value: 36, unit: 'months', status: 'sourced' },
  adjustmentYear1: { value: 0, unit: 'usd', status: 'spec' },
  adjustmentYear2: { value: 30_000, unit: 'usd', status: 'spec' },
  adjustmentYear3: { value: 60_000, unit: 'usd', status: 'spec' },
  adjustmentYear4: { value: 150_000, unit: 'usd', status: 'spec' },
  adjustmentYear5: { value: 150_000, unit: 'usd', status: 'draft' },
  adjustmentRenewal: { value: 12, unit: 'months', status: 'draft' },

  maternityPrenatal: { value: 5000, unit: 'usd', status: 'spec' },
  maternityReductionCeiling: { value: 10_000, unit: 'usd', status: 'spec' },
  maternityConception: { value: 30, unit: 'days', status: 'spec' },
  maternityNotice: { value: 15, unit: 'days', status: 'spec' },
  maternityDeadline: { value: 6, unit: 'months', status: 'spec' },
  maternityDiapers: { value: 6, unit: 'months', status: 'spec' },
  newbornRegistration: { value: 30, unit: 'days', status: 'spec' },

  deathWait: { value: 1, unit: 'years', status: 'sourced' },
  deathMember: { value: 10_000, unit: 'usd', status: 'sourced' },
  deathSpouse: { value: 10_000, unit: 'usd', status: 'sourced' },
  deathChild: { value: 5000, unit: 'usd', status: 'sourced' },

  allergyAmount: { value: 1000, unit: 'usd', status: 'draft' },
  allergyPeriod: { value: 12, unit: 'months', status: 'draft' },
  diagnosticsAmount: { value: 1000, unit: 'usd', status: 'draft' },
  homeCareVisits: { value: 60, unit: 'visits', status: 'draft' },
  homeCareAmount: { value: 10_000, unit: 'usd', status: 'draft' },
  hormoneAmount: { value: 1000, unit: 'usd', status: 'draft' },
  hormonePeriod: { value: 12, unit: 'months', status: 'draft' },
  injectionsAmount: { value: 2500, unit: 'usd', status: 'draft' },
  suppliesAmount: { value: 500, unit: 'usd', status: 'sourced' },
  suppliesPeriod: { value: 12, unit: 'months', status: 'sourced' },
  orthoticsAmount: { value: 500, unit: 'usd', status: 'draft' },
  orthoticsPeriod: { value: 24, unit: 'months', status: 'draft' },
  recoverySessions: { value: 35, unit: 'sessions', status: 'sourced' },
  recoveryAmount: { value: 7500, unit: 'usd', status: 'sourced' },

  apneaHomeAmount: { value: 400, unit: 'usd', status: 'draft' },
  apneaHomePeriod: { value: 36, unit: 'months', status: 'draft' },
  apneaLabAmount: { value: 1800, unit: 'usd', status: 'draft' },
  apneaLabPeriod: { value: 36, unit: 'months', status: 'draft' },
  apneaDeviceAmount: { value: 1200, unit: 'usd', status: 'draft' },
  apneaDevicePeriod: { value: 5, unit: 'years', status: 'draft' },
  apneaRental: { value: 6, unit: 'months', status: 'sourced' },
  apneaMasksAmount: { value: 400, unit: 'usd', status: 'draft' },
  apneaMasksPeriod: { value: 12, unit: 'months', status: 'draft' },
  apneaOralAmount: { value: 1800, unit: 'usd', status: 'draft' },
  apneaOralPeriod: { value: 36, unit: 'months', status: 'draft' },
  apneaVisits: { value: 4, unit: 'visits', status: 'draft' },
  apneaVisitsAmount: { value: 800, unit: 'usd', status: 'draft' },
  apneaVisitsPeriod: { value: 12, unit: 'months', status: 'draft' },
  apneaSurgeryAmount: { value: 15_000, unit: 'usd', status: 'draft' },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
