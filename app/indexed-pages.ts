import type { Page } from './paths.ts';

/**
 * The pages in the site map. The portal and the Command Center are private, a form is indexed with
 * the page around it, and pages that emails link to are for their recipients.
 */
export const indexedPages: readonly Page[] = [
  'home',
  'about',
  'rules',
  'rulesProcedures',
  'rulesExclusions',
  'rulesMaternity',
  'rulesChanges',
  'show',
  'dentalPlans',
  'emergency',
  'deskCards',
  'providers',
  'shareable',
  'yourPart',
  'whatWouldIPay',
  'billHelp',
  'cost',
  'openBooks',
  'contact',
  'legal',
  'signup',
  'login',
  'forgotPassword',
  'activateAccount',
];
