import type { Page } from '../paths.ts';

/**
 * Texts that are invented, or that tell what only the operator can confirm: `npm run
 * content:drafts` lists them beside the draft figures, the drafts of the rules (`draft: true` in
 * `content/rules`) and the people of `people.ts`. `key` names one message of the namespace, or a
 * branch with all that is below it.
 */
export type DraftMessage = { page: Page; namespace: string; key: string; why: string };

const emergencyAdvice = 'Advice for an emergency: a clinician reads it, in both languages.';
const answerTime = 'How soon the team answers is yours to promise.';
const plans = 'What the plans include, and who offers them, is the partner’s to confirm.';

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
    why: 'What the community stands for is its own to say.',
  },
  { page: 'dentalPlans', namespace: 'dental', key: 'dental.items', why: plans },
  { page: 'dentalPlans', namespace: 'dental', key: 'vision.items', why: plans },
  { page: 'dentalPlans', namespace: 'dental', key: 'hero.partner', why: plans },
  {
    page: 'emergency',
    namespace: 'emergency',
    key: 'law',
    why: 'What the law asks of hospitals: a lawyer reads it. The sources are in the page’s file.',
  },
  { page: 'emergency', namespace: 'emergency', key: 'say', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'ask', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'signs', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'callHint', why: emergencyAdvice },
  { page: 'emergency', namespace: 'emergency', key: 'milder', why: emergencyAdvice },
  {
    page: 'yourPart',
    namespace: 'yourPart',
    key: 'need.bills',
    why: 'Example bills. Replace them with what your members really saw.',
  },
  { page: 'contact', namespace: 'contact', key: 'form.text', why: answerTime },
  { page: 'contactForm', namespace: 'formContact', key: 'sent.text', why: answerTime },
  { page: 'discountsForm', namespace: 'formDiscounts', key: 'sent.text', why: answerTime },
  { page: 'schedulingForm', namespace: 'formScheduling', key: 'sent.text', why: answerTime },
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
  { page: 'signupConfirmed', namespace: 'signup', key: 'confirmed.text', why: answerTime },
];

/** Whole files whose content is the operator's to replace or to have read. */
export type DraftFile = { file: string; why: string };

const lawyer = 'A lawyer reads it, in both languages.';

export const draftFiles: readonly DraftFile[] = [
  {
    file: 'app/config/brand.ts',
    why: 'Name, legal entity, phone, e-mails, office, founding year.',
  },
  { file: 'app/config/external.ts', why: 'External addresses and social media.' },
  {
    file: 'app/content/shareable/{english,portuguese}.ts',
    why: 'Short forms of the rules: what can be shared. Read them beside the rules that they lead to.',
  },
  { file: 'app/content/legal/{en,pt-br}/terms.ts', why: lawyer },
  { file: 'app/content/legal/{en,pt-br}/privacy.ts', why: lawyer },
  {
    file: 'supabase/migrations (insert into public.reply_templates)',
    why: 'The team’s first reply templates, in both languages. Change them in the Command Center.',
  },
  {
    file: 'supabase/seed.sql',
    why: 'Demo people, advisors and episodes. Written only into a demo database.',
  },
];
