import type { Care, LimitedCare } from './care.ts';
import type { FigureName } from './figure-names.ts';
import type { RuleRef } from './reasons.ts';
import type { Person } from './types.ts';

/** The most that can be shared of a kind of care. */
export type Limit = {
  /** The rule. Without it, the one of the care's own name among the specific limits. */
  rule?: RuleRef;
  amount: FigureName;
  /** The amount of others than the member. */
  amounts?: Readonly<Record<NonNullable<Person['relation']>, FigureName>>;
  /** How many visits, sessions or months of rental. */
  visits?: FigureName;
  /** How long it lasts; without it, each need has its own. */
  period?: FigureName | 'membership';
  /** The unit of the period. 1 unless told. */
  monthsPerUnit?: number;
  /** The care whose amount this care uses, too. */
  countsToward?: LimitedCare;
};

const limits: Readonly<Record<LimitedCare, Limit>> = {
  allergy: { amount: 'allergyAmount', period: 'allergyPeriod' },
  diagnostics: { amount: 'diagnosticsAmount' },
  'home-care': { amount: 'homeCareAmount', visits: 'homeCareVisits' },
  hormone: { amount: 'hormoneAmount', period: 'hormonePeriod' },
  injections: { amount: 'injectionsAmount' },
  supplies: { amount: 'suppliesAmount', period: 'suppliesPeriod' },
  orthotics: { amount: 'orthoticsAmount', period: 'orthoticsPeriod' },
  recovery: { amount: 'recoveryAmount', visits: 'recoverySessions' },
  'apnea-home': {
    amount: 'apneaHomeAmount',
    period: 'apneaHomePeriod',
  },
  'apnea-laboratory': {
    amount: 'apneaLabAmount',
    period: 'apneaLabPeriod',
  },
  'apnea-device': {
    amount: 'apneaDeviceAmount',
    period: 'apneaDevicePeriod',
    monthsPerUnit: 12,
  },
  'apnea-rental': {
    amount: 'apneaDeviceAmount',
    visits: 'apneaRental',
    period: 'apneaDevicePeriod',
    monthsPerUnit: 12,
    countsToward: 'apnea-device',
  },
  'apnea-masks': {
    amount: 'apneaMasksAmount',
    period: 'apneaMasksPeriod',
  },
  'apnea-oral': {
    amount: 'apneaOralAmount',
    period: 'apneaOralPeriod',
  },
  'apnea-follow-up': {
    amount: 'apneaVisitsAmount',
    visits: 'apneaVisits',
    period: 'apneaVisitsPeriod',
  },
  'apnea-surgery': {
    amount: 'apneaSurgeryAmount',
    period: 'membership',
  },
  prenatal: { rule: 'maternity#prenatal-postnatal', amount: 'maternityPrenatal' },
  'death-assistance': {
    rule: 'exclusions#death-assistance',
    amount: 'deathMember',
    amounts: { spouse: 'deathSpouse', child: 'deathChild' },
    period: 'membership',
  },
};

export function limitOf(care: Care): Limit | undefined {
  return Object.hasOwn(limits, care) ? limits[care as LimitedCare] : undefined;
}
