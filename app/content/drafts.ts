import type { Page } from '../paths.ts';

/**
 * Invented texts, and texts that only the operator can confirm. `npm run content:drafts` lists them
 * beside the draft figures, the drafts of the rules (`draft: true` in `content/rules`), and the
 * unpublishable values of the description (`shared/brand/description`). `key` names one message of the
 * namespace, or a branch with everything below it.
 */
export type DraftMessage = { page: Page; namespace: string; key: string; why: string };

const emergencyAdvice = 'Advice for an emergency. Have a clinician read it, in both languages.';
const fact = 'A fact that must be true on the day you publish.';
const bills =
  'What the law says about bills. Have a lawyer read it, in both languages. The sources are in bill-help.';
const plans = 'The partner must confirm what the plans include and who offers them.';

export const draftMessages: readonly DraftMessage[] = [
  {
    page: 'about',
    namespace: 'about',
    key: 'story.beginning',
    why: 'An invented story of how and where the community began.',
  },
  {
    page: 'about',
    namespace: 'about',
    key: 'values',
    why: 'What the community stands for. Say it in your own words.',
  },
  { page: 'about', namespace: 'about', key: 'stats', why: fact },
  { page: 'show', namespace: 'show', key: 'stats', why: fact },
  { page: 'home', namespace: 'common', key: 'footer.badges', why: fact },
  { page: 'home', namespace: 'common', key: 'footer.contact.hoursValue', why: fact },
  { page: 'home', namespace: 'home', key: 'features.items.payments', why: fact },
  {
    page: 'signup',
    namespace: 'signup',
    key: 'next',
    why: 'What the team does with an application. Describe how yours really works.',
  },
  { page: 'dentalPlans', namespace: 'dental', key: 'dental.items', why: plans },
  { page: 'dentalPlans', namespace: 'dental', key: 'vision.items', why: plans },
  { page: 'dentalPlans', namespace: 'dental', key: 'why.items', why: plans },
  { page: 'dentalPlans', namespace: 'dental', key: 'hero.partner', why: plans },
  {
    page: 'emergency',
    namespace: 'emergency',
    key: 'law',
    why: 'What the law requires of hospitals. Have a lawyer read it. The sources are in the page’s file.',
  },
  { page: 'emergency', namespace: 'emergency', key: 'say', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'ask', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'signs', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'callHint', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'milder', why: emergencyAdvice },
  { page: 'rules', namespace: 'search', key: 'urgencies', why: emergencyAdvice },
  {
    page: 'deskCards',
    namespace: 'deskCards',
    key: 'cards',
    why: 'What patients may ask for, and by when. Have a lawyer read it. The sources are in the page’s file.',
  },
  {
    page: 'providers',
    namespace: 'providers',
    key: 'bill',
    why: 'What billing offices are asked to do. Have a lawyer read it, in both languages.',
  },
  {
    page: 'providers',
    namespace: 'providers',
    key: 'call',
    why: 'Whom billing offices call, and when the team may talk about a patient. Describe how yours really works.',
  },
  {
    page: 'concierge',
    namespace: 'support',
    key: 'telemedicine',
    why: 'What members do while no address of telemedicine is set. Have a clinician read it.',
  },
  {
    page: 'billHelp',
    namespace: 'billHelp',
    key: 'found',
    why: bills,
  },
  { page: 'billHelp', namespace: 'billHelp', key: 'assistance', why: bills },
  { page: 'billHelp', namespace: 'billHelp', key: 'dates', why: bills },
  { page: 'billHelp', namespace: 'billHelp', key: 'federal', why: bills },
  { page: 'billHelp', namespace: 'billHelp', key: 'programs', why: bills },
  { page: 'billHelp', namespace: 'billLetters', key: 'letters', why: bills },
  {
    page: 'yourPart',
    namespace: 'yourPart',
    key: 'need.bills',
    why: 'Example bills. Replace them with bills that your members really got.',
  },
  {
    page: 'whatWouldIPay',
    namespace: 'whatWouldIPay',
    key: 'start',
    why: 'What the calculator starts with. Its example bills are draft figures (example…Bill).',
  },
  {
    page: 'discounts',
    namespace: 'portalForms',
    key: 'discounts.guide',
    why: 'What the team looks for, what it costs to ask, and how soon it answers.',
  },
  {
    page: 'sharingForm',
    namespace: 'formSharing',
    key: 'sent.text',
    why: 'How members send documents: the team’s email must explain a safe way.',
  },
];

/** Files whose whole content the operator must replace or have reviewed. */
export type DraftFile = { file: string; why: string };

const lawyer = 'Have a lawyer read it, in both languages.';

export const draftFiles: readonly DraftFile[] = [
  {
    file: 'app/content/shareable/{en,pt-BR}/shareable.ts',
    why: 'Short forms of the rules: what can be shared. Compare them with the rules they link to.',
  },
  { file: 'app/content/legal-notice.ts', why: lawyer },
  {
    file: 'bill-help/law.ts, assistance-rules.ts, assistance.ts (usual)',
    why: 'Figures and rules of the law about bills, read in November 2026, some in texts about the law. Have a lawyer check each source. The rules of states are also rows: change them in the Command Center.',
  },
  {
    file: 'bill-help/poverty-guidelines.ts',
    why: 'The poverty guidelines of 2026. HHS publishes new ones each January. Add them in the Command Center; these serve without a connection.',
  },
  { file: 'app/content/legal/{en,pt-BR}/terms.ts', why: lawyer },
  { file: 'app/content/legal/{en,pt-BR}/privacy.ts', why: lawyer },
  {
    file: 'supabase/schemas (insert into public.reply_templates)',
    why: 'The team’s first reply templates, in both languages. Change them in the Command Center.',
  },
  {
    file: 'supabase/schemas/20_requests.sql (request_states)',
    why: 'How much office time each stage of a sharing request takes. The office hours and closed days are settings.',
  },
  {
    file: 'supabase/schemas/21_request_documents.sql (document_kinds, document_rules, rejection_reasons)',
    why: 'Which documents a request needs, and why pages are rejected. Change the rules in the Command Center.',
  },
  {
    file: 'supabase/schemas/22_request_work.sql (submit_request, request_macros)',
    why: 'Missing documents may follow for 60 days. The team’s first macros, in both languages.',
  },
  {
    file: 'supabase/seed.sql',
    why: 'Demo people, advisors, and episodes. They are written only into a demo database.',
  },
];

/** Statements of the legal texts that counsel has not decided yet. */
export type CounselQuestion = { where: string; question: string; today: string };

export const counselQuestions: readonly CounselQuestion[] = [
  {
    where: 'Command Center, Open Books, States',
    question:
      'Is the organization faith-based or religious, and tax-exempt under section 501(c)(3)? The exemptions that we read (FL, TX, AL, GA, ID, MO, KY, MD, MI) cover only such organizations; WV, ND and MT ask for shared ethical or religious beliefs; NC asks for similar interests.',
    today: 'The site says nothing about faith. These states are open, most with a notice.',
  },
  {
    where: 'Command Center, Open Books, States',
    question:
      'May people in New Hampshire, New York, New Mexico and Washington join? NH and WA recognize only organizations that have shared since 1999. NY fined an unlicensed one in 2026. NM has no exemption.',
    today: 'Closed in all four. Members who move there stay until the team decides with them.',
  },
  {
    where: 'Command Center, Open Books, States',
    question:
      'Which state needs an annual audit by an independent CPA that the public can get? We read it for FL, WV, ND and MT. Who makes it, and where is it published?',
    today: 'No page promises an audit, and none is published.',
  },
  {
    where: 'portal, discounts tile',
    question:
      'Is our help with prices a “discount health care program”, which Texas (Ins. Code 1681.001(9)) does not allow?',
    today:
      'Members in every state can ask the team for better prices. There is no program and no fee.',
  },
  {
    where: 'advisor portal',
    question:
      'May advisors help people join in Montana (no paid producers or solicitors) and Florida (no sale through licensed agents; SB 834 of 2026 changes it)?',
    today: 'Advisors share a sign-up link in every open state. The software pays them nothing.',
  },
  {
    where: 'terms.ts, terms-law; instructions.ts',
    question: 'Which language of terms and rules prevails?',
    today:
      'Neither. The version in the language that the member signed up in applies. If the two differ, the reading that is better for the member applies until it is corrected.',
  },
  {
    where: 'terms.ts, terms-cancel; instructions.ts, ended-by-community',
    question:
      'Must a member always get the reason before a membership ends? The rules say so without exception, the terms say “when we can” about suspending or closing an account.',
    today: 'Where both cover the same topic, the Rules apply: the reason comes first, in writing.',
  },
  {
    where: 'terms.ts, terms-not-insurance',
    question: 'Which states require health insurance, and does a membership meet the requirement?',
    today:
      'Named: California, Massachusetts, New Jersey, Rhode Island, D.C., and Vermont without a penalty. The membership “might not” meet the requirement.',
  },
  {
    where: 'legal-notice.ts',
    question: 'Which exact words does each state ask for, and where must they be?',
    today:
      'One notice for all states: at sign-up, in the portal, in the rules, in emails, and in the footer. Some states have a notice of their own in the state register.',
  },
  {
    where: 'Command Center, Open Books, States',
    question:
      'In which other states can people join, and what happens to members who move to a closed one?',
    today:
      'Open where nobody has examined the law. Closed in the territories. Nothing ends because of a move: the team calls the member and decides.',
  },
  {
    where: 'safeguards.ts, lead; common.json, footer.badges.hipaa',
    question: 'Does HIPAA apply to the organization?',
    today: '“It might not legally apply.” The badge names the safeguards and links to their list.',
  },
  {
    where: 'privacy.ts, privacy-security',
    question: 'Which breach notification laws apply?',
    today:
      'Federal law, Florida law, the law of the member’s state, and the FTC Health Breach Notification Rule where it applies.',
  },
  {
    where: 'terms.ts, terms-law and terms-liability',
    question: 'Governing law, courts, and the limit of liability: do they hold?',
    today: 'Florida and federal law, the courts of Palm Beach County, no indirect damages.',
  },
  {
    where: 'app/content/legal/last-updated.ts',
    question: 'On which day do terms and privacy policy take effect?',
    today: '20 January 2025, as specified. The sign-up page stores this date with the consent.',
  },
];
