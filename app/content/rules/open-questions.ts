import type { RulesTabId } from './types.ts';

/**
 * Points that the rules leave open or that we decided ourselves. `npm run content:drafts` lists
 * them. `today` is the current text until the operator decides with counsel. Figures are
 * references.
 */
export type OpenQuestion = { rule: readonly [RulesTabId, string]; question: string; today: string };

export const openQuestions: readonly OpenQuestion[] = [
  {
    rule: ['maternity', 'conception'],
    question: 'Is a pregnancy that begins in the first {maternityConception} of membership shared?',
    today: 'No. The family pays for it. Later pregnancies can be shared.',
  },
  {
    rule: ['maternity', 'conception'],
    question: 'How do we know when a pregnancy began?',
    today: 'The due date from the first ultrasound. No range of error is stated.',
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
      'A need over {iuaHouseholdThreshold} can be shared without another IUA. The member pays for smaller ones.',
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
    today: 'Not stated. The team tells the member the last day to pay.',
  },
  {
    rule: ['instructions', 'disagreement'],
    question: 'By when must a member disagree with an answer, and by when do we answer again?',
    today: 'No deadline for either.',
  },
  {
    rule: ['procedures', 'deadlines'],
    question: 'By when must missing documents arrive after a request that was sent in time?',
    today: 'They can come later. No date is stated.',
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
];
