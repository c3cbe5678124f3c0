import { type Proposal, proposals } from './proposals.ts';
import type { RulesTabId } from './types.ts';

/**
 * Points that the rules leave open or that we decided ourselves. `npm run content:drafts` lists
 * them. `today` is the current text until the operator decides with counsel. Figures are
 * references.
 */
export type OpenQuestion = {
  rule: readonly [RulesTabId, string];
  question: string;
  today: string;
  /** The wording that we propose for the next edition. One proposal can answer several questions. */
  proposal?: Proposal;
};

export const openQuestions: readonly OpenQuestion[] = [
  {
    rule: ['maternity', 'conception'],
    question: 'How do we know when a pregnancy began?',
    today:
      '266 days before the due date from the first ultrasound. No range of error is stated, so that date alone decides, also in the first {maternityConception} of membership.',
    proposal: proposals.conceptionDay,
  },
  {
    rule: ['maternity', 'pregnancy-loss'],
    question: 'How do we know it without an ultrasound, such as after an ectopic pregnancy?',
    today:
      'Not stated. The first day of care decides, if it can: the pregnancy began in the 12 months before. Otherwise, a person decides.',
    proposal: proposals.conceptionWithoutUltrasound,
  },
  {
    rule: ['exclusions', 'dialysis'],
    question: 'What is shared for dialysis when the member cannot get Medicare?',
    today:
      'Not stated. The member sends us Medicare’s letter of refusal. Many immigrants do not qualify.',
  },
  {
    rule: ['exclusions', 'not-eligible'],
    question: 'Is an ER visit for an overdose shared?',
    today:
      'Costs caused directly by alcohol or drug use are not shared. An overdose is not named, except to call 911 first.',
  },
  {
    rule: ['procedures', 'iua'],
    question:
      'After the household cap, is the first {iuaHouseholdThreshold} of a new need shared, or only what is above it?',
    today:
      'The engine leaves the first {iuaHouseholdThreshold} to a person if the answer matters: not in the first year of a pre-existing condition, for example. What is above it can be shared. The member pays for needs below it. The text does not name the amount itself: a need of exactly {iuaHouseholdThreshold} is left to a person, too.',
    proposal: proposals.familyLimitFirstDollar,
  },
  {
    rule: ['exclusions', 'excess-fund'],
    question:
      'In a month with insufficient contributions, which requests wait, for how long, and is a part paid?',
    today:
      'Not every need can be shared right away. The fund may help the oldest needs first, and then the most urgent ones. The member owes the rest.',
  },
  {
    rule: ['instructions', 'languages'],
    question: 'Which language version prevails? A question for counsel.',
    today:
      'The version in the language the member signed up in. Until a difference is corrected, the version that is better for the member.',
  },
  {
    rule: ['instructions', 'not-insurance'],
    question: 'Which exact words does each state require for the legal notice?',
    today: 'One notice with every element that we know of (app/content/legal-notice.ts).',
  },
  {
    rule: ['instructions', 'monthly-contribution'],
    question: 'From which day do the {reinstatement} to catch up on a late contribution count?',
    today:
      'From the first inactive day. Care before the payment is not shared. After a later payment, a person decides.',
    proposal: proposals.contributionCatchUp,
  },
  {
    rule: ['instructions', 'monthly-contribution'],
    question: 'When is a payment due again that the bank takes back after its month has ended?',
    today:
      'In the month in which it is taken back. The membership becomes inactive if it is not paid by the end of that month.',
    proposal: proposals.contributionTakenBack,
  },
  {
    rule: ['instructions', 'monthly-contribution'],
    question: 'Does an unpaid one-time amount make a membership inactive?',
    today: 'No. Only monthly and annual contributions do.',
    proposal: proposals.contributionTakenBack,
  },
  {
    rule: ['exclusions', 'excess-fund'],
    question: 'Is a share of gifts to the fund kept for administration?',
    today: 'No. A share is kept of contributions only.',
    proposal: proposals.giftsInFull,
  },
  {
    rule: ['instructions', 'disagreement'],
    question: 'By when must a member disagree with an answer, and by when do we answer again?',
    today: 'No deadline for either.',
    proposal: proposals.disagreementDeadline,
  },
  {
    rule: ['procedures', 'deadlines'],
    question: 'By when must missing documents arrive after a request that was sent in time?',
    today:
      'They can come later. The portal shows a date for each document, and the team can extend it.',
    proposal: proposals.missingDocuments,
  },
  {
    rule: ['procedures', 'fair-price'],
    question: 'What is a fair price, and who decides it? We added this rule.',
    today: 'Only the negotiated amount can be shared. The member may owe the rest.',
  },
  {
    rule: ['exclusions', 'not-eligible'],
    question: 'Are work injuries of the self-employed never shared? We added this detail.',
    today: 'They are not shared, even if the member works alone, such as cleaning or painting.',
  },
  {
    rule: ['exclusions', 'dental'],
    question:
      'Is it an accident if a tooth breaks while the member is eating? We added this detail.',
    today: 'No.',
  },
  {
    rule: ['exclusions', 'vision'],
    question:
      'Who pays the extra cost of a special lens in cataract surgery? We added this detail.',
    today: 'The member.',
  },
  {
    rule: ['procedures', 'iua'],
    question:
      'Which needs count toward the family limit of {iuaHouseholdCount} IUAs, and from when?',
    today:
      'Needs whose eligible charges reach the IUA, or the reduced IUA, before discounts and after other payers. A discount must not cost the family another IUA. Without a recorded payment, the IUA counts as paid on the day of the bill that reached it.',
    proposal: proposals.familyLimitCount,
  },
  {
    rule: ['procedures', 'iua'],
    question: 'For {iuaHouseholdWindow} from which day does an IUA count?',
    today:
      'From the day on which it was paid, but not before its need begins. A need that begins on the same date one year later no longer sees it. Of two needs that begin on one day, the one with the larger eligible charges comes first.',
    proposal: proposals.familyLimitCount,
  },
  {
    rule: ['procedures', 'iua'],
    question: 'What can be shared if the IUA was paid after the {iuaPaymentDeadline}?',
    today:
      'The English text says that the payment will not count, the Portuguese one that it does not count as an IUA. The engine does not count it toward the family limit, and leaves to a person what could be shared.',
    proposal: proposals.iuaPaidLate,
  },
  {
    rule: ['procedures', 'iua'],
    question: 'Does a late fee or a missed visit count as a symptom or treatment?',
    today: 'No. It neither begins a need nor continues one.',
    proposal: proposals.lateFeesAreNoSigns,
  },
  {
    rule: ['procedures', 'iua'],
    question:
      'From which date do the {iuaPaymentDeadline} to pay the IUA count, if a need has several bills?',
    today: 'From the date of care of the bill that reached the IUA.',
    proposal: proposals.iuaPaidLate,
  },
  {
    rule: ['procedures', 'iua'],
    question: 'When exactly are {iuaSymptomFree} without symptoms over?',
    today:
      'On the same date of the later month; without that date (February 29), on the last day of the month. This counts for every period in months, also for anniversaries of the start date.',
    proposal: proposals.months,
  },
  {
    rule: ['procedures', 'adjustment-period'],
    question:
      'Does what a member pays for a pre-existing condition in the first year count toward the IUA?',
    today: 'Yes.',
    proposal: proposals.firstYearCountsTowardIua,
  },
  {
    rule: ['procedures', 'adjustment-period'],
    question: 'Does an amount that a specific limit excludes use up the amount of the year?',
    today: 'No. Only what can be shared uses it up, and the same is true of the specific limits.',
    proposal: proposals.limitsUsedUp,
  },
  {
    rule: ['procedures', 'pre-existing'],
    question: 'What can be shared while no one knows yet whether a condition is pre-existing?',
    today:
      'What could be shared in both cases. What differs waits for the records, also in other needs of the person with the same limit.',
    proposal: proposals.preExistingUnknown,
  },
  {
    rule: ['exclusions', 'limits'],
    question: 'From which day do limits for {allergyPeriod} and longer count?',
    today:
      'In consecutive periods from the person’s start date, like the adjustment years. After a change of the rules, what was shared earlier in the period counts toward the new limit.',
    proposal: proposals.limitPeriods,
  },
  {
    rule: ['exclusions', 'limits'],
    question: 'Do visits count toward a limit if the member paid for them?',
    today:
      'Not if they are within the IUA or in the first year of a pre-existing condition. If only some visits of a bill are left, that share of the bill can be shared, rounded up to a cent.',
    proposal: proposals.limitVisits,
  },
  {
    rule: ['exclusions', 'limits'],
    question:
      'What does “one per {apneaHomePeriod}” mean if a study or a device has several bills?',
    today: 'The bills of a period count together, up to the amount.',
    proposal: proposals.limitPeriods,
  },
  {
    rule: ['exclusions', 'limits'],
    question: 'Is the limit for sleep apnea surgery for each person or for the whole family?',
    today: 'For each person.',
    proposal: proposals.apneaSurgeryPerson,
  },
  {
    rule: ['maternity', 'maternity-iua'],
    question:
      'Which bills count for the {maternityReductionCeiling} up to which the IUA may be lower?',
    today: 'The eligible ones, after discounts and before other payers.',
    proposal: proposals.maternityReductionBills,
  },
  {
    rule: ['maternity', 'conception'],
    question: 'Does the adjustment period apply to a pregnancy?',
    today: 'No. Only the date of conception matters.',
    proposal: proposals.conceptionDay,
  },
  {
    rule: ['procedures', 'iua'],
    question: 'In which order do bills of one day count toward the IUA?',
    today:
      'Care with a specific limit comes first, so that the IUA takes up what could not be shared anyway.',
    proposal: proposals.iuaOrder,
  },
  {
    rule: ['instructions', 'coming-back'],
    question: 'Do specific limits start over for a member who comes back?',
    today: 'Yes, like the adjustment period.',
    proposal: proposals.comingBackLimits,
  },
  {
    rule: ['exclusions', 'sports'],
    question: 'Is a competition “paid” if members can only win prize money?',
    today: 'Not stated. The text names a competition that the member was paid to take part in.',
  },
  {
    rule: ['exclusions', 'death-assistance'],
    question: 'Does an earlier membership count toward the {deathWait} before a death?',
    today:
      'Not stated. If the person came back less than {deathWait} before, and first joined earlier than that, a person decides.',
    proposal: proposals.deathWait,
  },
  {
    rule: ['exclusions', 'death-assistance'],
    question: 'By when must a family ask for death assistance?',
    today: 'Not stated, so there is no deadline.',
    proposal: proposals.deathDeadline,
  },
  {
    rule: ['instructions', 'how-it-works'],
    question: 'What can be shared of a checkup without symptoms?',
    today:
      'Not stated. A checkup is one of the kinds that a request can have. Its bills are answered like any other need: above the IUA, they can be shared.',
  },
];
