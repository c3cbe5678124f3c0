import type { Care, LimitedCare } from './care.ts';
import type { FigureName } from './figure-names.ts';
import type { RuleRef } from './reasons.ts';
import type { Person } from './types.ts';

/** The most that can be shared of a kind of care. */
export type Limit = {
  rule: RuleRef;
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

const box = (name: string): RuleRef => `exclusions#limit-${name}`;

const limits: Readonly<Record<LimitedCare, Limit>> = {
  allergy: { rule: box('allergy'), amount: 'allergyAmount', period: 'allergyPeriod' },
  diagnostics: { rule: box('diagnostics'), amount: 'diagnosticsAmount' },
  'home-care': { rule: box('home-care'), amount: 'homeCareAmount', visits: 'homeCareVisits' },
  hormone: { rule: box('hormone'), amount: 'hormoneAmount', period: 'hormonePeriod' },
  injections: { rule: box('injections'), amount: 'injectionsAmount' },
  supplies: { rule: box('supplies'), amount: 'suppliesAmount', period: 'suppliesPeriod' },
  orthotics: { rule: box('orthotics'), amount: 'orthoticsAmount', period: 'orthoticsPeriod' },
  recovery: { rule: box('recovery'), amount: 'recoveryAmount', visits: 'recoverySessions' },
  'apnea-home': {
    rule: box('apnea-home'),
    amount: 'apneaHomeAmount',
    period: 'apneaHomePeriod',
  },
  'apnea-laboratory': {
    rule: box('apnea-laboratory'),
    amount: 'apneaLabAmount',
    period: 'apneaLabPeriod',
  },
  'apnea-device': {
    rule: box('apnea-device'),
    amount: 'apneaDeviceAmount',
    period: 'apneaDevicePeriod',
    monthsPerUnit: 12,
  },
  'apnea-rental': {
    rule: box('apnea-rental'),
    amount: 'apneaDeviceAmount',
    visits: 'apneaRental',
    period: 'apneaDevicePeriod',
    monthsPerUnit: 12,
    countsToward: 'apnea-device',
  },
  'apnea-masks': {
    rule: box('apnea-masks'),
    amount: 'apneaMasksAmount',
    period: 'apneaMasksPeriod',
  },
  'apnea-oral': {
    rule: box('apnea-oral'),
    amount: 'apneaOralAmount',
    period: 'apneaOralPeriod',
  },
  'apnea-follow-up': {
    rule: box('apnea-follow-up'),
    amount: 'apneaVisitsAmount',
    visits: 'apneaVisits',
    period: 'apneaVisitsPeriod',
  },
  'apnea-surgery': {
    rule: box('apnea-surgery'),
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
